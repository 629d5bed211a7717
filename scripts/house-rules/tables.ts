/** A table belongs to one folder, and only that folder writes SQL on it. */
import { isTest, ownerOf, type House, type Rule } from './house.ts';

const kyselyMethods = new Set([
  ...['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto'],
  ...['innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin', 'innerJoinLateral', 'leftJoinLateral'],
]);
/** These calls must name their table literally. A join may take a query. */
const namedMethods = new Set(['insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto']);

const afterKeyword = /\b(?:from|join|into|update|using|table|only)\s+(?:public\.)?"?(\w+)/gi;

export const tablesHaveOneOwner: Rule = {
  name: 'a table belongs to one folder, which alone writes SQL on it',
  check(house) {
    const { problems, ownerOfTable } = readOwners(house);
    for (const [file] of house.files) {
      if (!isProduct(file) || isTest(file)) continue;
      const here = ownerOf(file) ?? 'kernel';
      const { sql, calls } = house.facts(file);
      const used = [
        ...sql.flatMap(({ text, line }) => [...text.matchAll(afterKeyword)].map(([, table]) => ({ table, line }))),
        ...calls
          .filter(({ method, first }) => kyselyMethods.has(method) && first !== undefined)
          .map(({ first, line }) => ({ table: first?.split(' ')[0], line })),
      ];
      for (const { table, line } of used) {
        const owner = table && ownerOfTable.get(table);
        if (owner && owner !== here) problems.push(`${file}:${line} writes SQL on ${table}, which belongs to ${owner}`);
      }
      for (const { method, first, line } of calls) {
        if (namedMethods.has(method) && first === undefined) {
          problems.push(`${file}:${line} hides the table of ${method} in a variable`);
        }
      }
    }
    return [...new Set(problems)];
  },
  violation: {
    tables: ['apple', 'pear'],
    owners: new Map([
      ['slices/a', { tables: ['apple'], endpoints: 0 }],
      ['slices/b', { tables: ['pear'], endpoints: 0 }],
    ]),
    files: new Map([
      ['server/src/slices/a/a.store.ts', 'sql`SELECT FROM apple JOIN pear USING (id)`; db.deleteFrom(table);'],
    ]),
  },
};

/** The kernel has tables of its own; the command line reads the whole database. */
const isProduct = (file: string) => file.startsWith('server/src/') && !file.startsWith('server/src/cli/');

function readOwners({ tables, owners }: House) {
  const problems: string[] = [];
  const ownerOfTable = new Map<string, string>();
  for (const [owner, { tables: owned }] of owners) {
    for (const table of owned) {
      const other = ownerOfTable.get(table);
      if (other) problems.push(`${table} is in the manifests of ${other} and ${owner}`);
      ownerOfTable.set(table, owner);
    }
  }
  for (const table of kernelTables) ownerOfTable.set(table, 'kernel');
  for (const table of tables) if (!ownerOfTable.has(table)) problems.push(`${table} is in no manifest`);
  return { problems, ownerOfTable };
}

/** The sealed check of the secret key, the list of live updates, and the data folder that the database belongs to. */
const kernelTables = ['secret', 'change', 'storage_claim'];
