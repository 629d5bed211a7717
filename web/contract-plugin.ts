/**
 * Strips the contract for the browser, which needs only the address of a call and whether it has a body. Descriptions,
 * schemas and errors are for the server. A form checks what is typed against a schema, which it loads at the first check,
 * so that no page waits for zod.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ESTree, Plugin } from 'vite';

const needed = new Set(['method', 'path', 'access', 'media', 'idempotent', 'body']);

/** This query makes another module of the same file, which keeps its schemas. */
const withSchemas = '?schemas';

const source = path.join(import.meta.dirname, 'src');

export const readSources = (): string[] =>
  globSync('**/*.{ts,tsx}', { cwd: source, exclude: ['**/*.test.*'] }).map((file) =>
    readFileSync(path.join(source, file), 'utf8'),
  );

/**
 * Forms check what is typed against the body of a call, so the browser needs its schema.
 *
 * @returns the calls whose `.body` is read somewhere, such as `sign-in/api.ts signIn`
 */
export function checkedByForms(sources: string[]): Set<string> {
  const found = sources
    .filter((text) => text.includes('.body'))
    .flatMap((text) =>
      [...text.matchAll(/import \{([^}]*)\} from '#contract\/([\w/-]+\/api\.ts)'/g)].flatMap(([, names = '', file]) =>
        [...names.matchAll(/(\w+)(?: as (\w+))?/g)]
          .filter(([, name, local = name]) => new RegExp(`\\b${local}\\.body\\b`).test(text))
          .map(([, name]) => `${file} ${name}`),
      ),
    );
  return new Set(found);
}

export const contractPlugin = (checked = checkedByForms(readSources())): Plugin => ({
  name: 'veery-contract',
  apply: 'build',
  enforce: 'post',
  // What a schema is made of is loaded with it. A page that uses another part of that file has its own copy.
  resolveId: {
    order: 'pre',
    async handler(source, importer, options) {
      if (!importer?.endsWith(withSchemas) || !/^(?:\.|#contract)/.test(source)) return null;
      const found = await this.resolve(source, importer.slice(0, -withSchemas.length), { ...options, skipSelf: true });
      return found && { ...found, id: found.id + withSchemas };
    },
  },
  transform(source, id) {
    if (!/\/contract\/src\//.test(id)) return null;
    const text = withoutDescriptions(this.parse(source), source);
    // The modules of the contract have no side effects, so unused parts can be dropped.
    if (!id.endsWith('/api.ts')) {
      return { code: withPureConstants(this.parse(text), text), map: null, moduleSideEffects: false };
    }
    const [, module] = id.split('/contract/src/');
    let out = '';
    let at = 0;
    for (const { id: declared, init } of this.parse(text).body.flatMap(declarationsOf)) {
      const value = init && isEndpoint(init) ? init.arguments[0] : init;
      if (!init || value?.type !== 'ObjectExpression') continue;
      const name = declared.type === 'Identifier' ? declared.name : '';
      const schema = checked.has(`${module} ${name}`) ? lazySchema(id, name) : undefined;
      const properties = value.properties.flatMap((one) => keep(one, text, schema));
      out += `${text.slice(at, init.start)}({ ${properties.join(', ')} })`;
      at = init.end;
    }
    const kept = out + text.slice(at);
    const used = withoutUnusedConstants((code) => this.parse(code), withPureConstants(this.parse(kept), kept));
    return { code: withoutUnusedImports(this.parse(used), used), map: null, moduleSideEffects: false };
  },
});

const isNamedIn = (name: string, code: string) => new RegExp(`(?<![\\w$])${RegExp.escape(name)}(?![\\w$])`).test(code);

/** Drops schemas that only descriptions named. The bundler would too, but the module would still import their library. */
function withoutUnusedConstants(parse: (code: string) => ESTree.Program, code: string): string {
  const unused = parse(code).body.find(
    (statement) =>
      statement.type === 'VariableDeclaration' &&
      statement.declarations.every(
        ({ id }) =>
          id.type === 'Identifier' && !isNamedIn(id.name, code.slice(0, statement.start) + code.slice(statement.end)),
      ),
  );
  return unused ? withoutUnusedConstants(parse, code.slice(0, unused.start) + code.slice(unused.end)) : code;
}

/**
 * Drops the imports of schemas and errors that nothing names any more. The bundler would not put their code into the
 * page, unless another page uses it: then it would stand in the file that all pages share.
 */
function withoutUnusedImports(program: ESTree.Program, code: string): string {
  const imports = program.body.filter((statement) => statement.type === 'ImportDeclaration');
  const rest = imports.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  const kept = imports.filter(({ specifiers }) => specifiers.some(({ local }) => isNamedIn(local.name, rest)));
  return kept.map(({ start, end }) => `${code.slice(start, end)}\n`).join('') + rest;
}

/** Takes `.describe(…)` off every schema, because only the API description prints it. */
function withoutDescriptions(program: ESTree.Program, source: string): string {
  const cuts = describeCallsIn(program).map(({ callee, end }) => ({ start: callee.object.end, end }));
  let out = '';
  let at = 0;
  for (const { start, end } of cuts.toSorted((one, other) => one.start - other.start)) {
    out += source.slice(at, start);
    at = end;
  }
  return out + source.slice(at);
}

/**
 * Marks what a call makes as unused where nothing uses it. The annotation holds for one call and not for those inside of
 * it, so a function encloses them all.
 */
function withPureConstants(program: ESTree.Program, code: string): string {
  let out = '';
  let at = 0;
  for (const { init } of program.body.flatMap(declarationsOf)) {
    if ((init?.type !== 'CallExpression' && init?.type !== 'ObjectExpression') || isEndpoint(init)) continue;
    out += `${code.slice(at, init.start)}/* @__PURE__ */ (() => (${code.slice(init.start, init.end)}))()`;
    at = init.end;
  }
  return out + code.slice(at);
}

const isEndpoint = (init: ESTree.Expression): init is ESTree.CallExpression =>
  init.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === 'endpoint';

/** The schema of a body in the form that form libraries take, loaded at the first check. */
const lazySchema = (id: string, name: string): string => {
  const load = `import(${JSON.stringify(id + withSchemas)}).then((api) => api.${name}.body['~standard'].validate(value))`;
  return `body: { '~standard': { version: 1, vendor: 'veery', validate: (value) => ${load} } }`;
};

type DescribeCall = ESTree.CallExpression & { callee: ESTree.StaticMemberExpression };

function describeCallsIn(value: unknown): DescribeCall[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(describeCallsIn);
  return isDescribeCall(value) ? [value, ...inner] : inner;
}

function isDescribeCall(value: object): value is DescribeCall {
  if (!('type' in value) || value.type !== 'CallExpression') return false;
  const { callee } = value as ESTree.CallExpression;
  return callee.type === 'MemberExpression' && !callee.computed && callee.property.name === 'describe';
}

function declarationsOf(statement: ESTree.Statement | ESTree.ModuleDeclaration) {
  const inner = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return inner?.type === 'VariableDeclaration' ? inner.declarations : [];
}

function keep(property: ESTree.ObjectPropertyKind, code: string, schema: string | undefined): string[] {
  const text = code.slice(property.start, property.end);
  if (property.type === 'SpreadElement') return [text];
  const name = property.key.type === 'Identifier' ? property.key.name : '';
  if (!needed.has(name)) return [];
  // A form must say which of its parts are files. For any other body it is enough to know that there is one.
  const { value } = property;
  const isForm = value.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'form';
  if (name !== 'body') return [text];
  if (!isForm) return [schema ?? 'body: {}'];
  const [fields] = value.arguments;
  if (!fields) return [text];
  return [code.slice(property.start, fields.start) + '{}' + code.slice(fields.end, property.end)];
}
