/**
 * Strips the contract for the browser, which needs only the address of a call and whether it has a body. Descriptions,
 * schemas and errors are for the server.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ESTree, Plugin } from 'vite';

const needed = new Set(['method', 'path', 'access', 'media', 'idempotent', 'body']);

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
  transform(source, id) {
    if (!/\/contract\/src\//.test(id)) return null;
    const code = withoutDescriptions(this.parse(source), source);
    // The modules of the contract have no side effects, so unused parts can be dropped.
    if (!id.endsWith('/api.ts')) return { code, map: null, moduleSideEffects: false };
    const [, module] = id.split('/contract/src/');
    let out = '';
    let at = 0;
    for (const { id: declared, init } of this.parse(code).body.flatMap(declarationsOf)) {
      const call = init?.type === 'CallExpression' ? init : undefined;
      const isEndpoint = call?.callee.type === 'Identifier' && call.callee.name === 'endpoint';
      const value = isEndpoint ? call.arguments[0] : init;
      if (!init || value?.type !== 'ObjectExpression') continue;
      const hasSchema = declared.type === 'Identifier' && checked.has(`${module} ${declared.name}`);
      const kept = value.properties.flatMap((one) => keep(one, code, hasSchema));
      out += `${code.slice(at, init.start)}({ ${kept.join(', ')} })`;
      at = init.end;
    }
    return { code: out + code.slice(at), map: null, moduleSideEffects: false };
  },
});

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

function keep(property: ESTree.ObjectPropertyKind, code: string, hasSchema: boolean): string[] {
  const text = code.slice(property.start, property.end);
  if (property.type === 'SpreadElement') return [text];
  const name = property.key.type === 'Identifier' ? property.key.name : '';
  if (!needed.has(name)) return [];
  // A form must say which of its parts are files. For any other body it is enough to know that there is one.
  const { value } = property;
  const isForm = value.type === 'CallExpression' && value.callee.type === 'Identifier' && value.callee.name === 'form';
  return [name === 'body' && !isForm && !hasSchema ? 'body: {}' : text];
}
