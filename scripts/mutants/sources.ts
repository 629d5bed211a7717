/** All filters of the server, in the order of their files; the number of a filter is its place in the list. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, type Filter } from './edits.ts';
import { findFilters } from './filters.ts';
import { findSqlFilters } from './sql-functions.ts';

export const root = path.resolve(import.meta.dirname, '../..');

// Tests and what only they use are no product.
const isProduct = (file: string) =>
  !/\.(?:test|suite|samples|gen)\.ts$/.test(file) && !/^server\/src\/(?:testing|contract-suite)\//.test(file);

// They are read once, because somebody may change a file during a run.
const read = (pattern: string) =>
  new Map(
    globSync(pattern, { cwd: root })
      .map((file) => file.split(path.sep).join('/'))
      .filter(isProduct)
      .sort()
      .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
  );
const sources = read('server/src/**/*.ts');
const functions = read('server/sql/functions/*.sql');

export const filters: Filter[] = [
  ...[...sources].flatMap(([file, source]) => findFilters(file, source)),
  ...[...functions].flatMap(([file, source]) =>
    findSqlFilters(file, source).map((filter) => ({ ...filter, callers: callersOf(file) })),
  ),
];

/** The folders of the sources that call a function of the database, directly or through another one. */
function callersOf(functionFile: string): string[] {
  const call = `${path.basename(functionFile, '.sql')}(`;
  const folders = [...sources].filter(([, source]) => source.includes(call)).map(([file]) => path.dirname(file));
  const others = [...functions].filter(([file, source]) => file !== functionFile && source.includes(call));
  return [...new Set([...folders, ...others.flatMap(([file]) => callersOf(file))])];
}

/** The statement that creates a function of the database without one of its filters; undefined for a filter of a source. */
export function withoutFilter(number: number): string | undefined {
  const filter = filters[number];
  const source = functions.get(filter?.file ?? '');
  return filter && source && applyEdits(source, filter.edits('TRUE'));
}

/** The source of a file in which each filter asks, as it runs, whether it is switched off; undefined if it has none. */
export function switchable(file: string): string | undefined {
  const source = sources.get(file);
  const edits = filters.flatMap((filter, number) =>
    filter.file === file ? filter.edits(`globalThis.isFilterOff(${number})`) : [],
  );
  return source === undefined || edits.length === 0 ? undefined : applyEdits(source, edits);
}
