/**
 * Prints, beside each English catalogue, the parameters that its messages take: `node scripts/print-message-types.ts
 * [--check]`. With `--check` nothing is written, and a difference is an error.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type Token } from '@messageformat/parser';

const root = path.resolve(import.meta.dirname, '..');
const folders = ['contract/messages/en', 'server/messages/en', 'web/messages/en'];

/** `{ count: 'number' }` for "{count, plural, …}"; a name that is used in two ways takes the narrower type. */
function typesOf(tokens: Token[], types: Record<string, string> = {}): Record<string, string> {
  for (const token of tokens) {
    if (token.type === 'argument') types[token.arg] ??= 'string | number';
    if (token.type === 'function') {
      if (token.key !== 'number') throw new Error(`{${token.arg}, ${token.key}} has no type yet; add it here.`);
      types[token.arg] = 'number';
    }
    if (token.type === 'plural' || token.type === 'selectordinal') types[token.arg] = 'number';
    if (token.type === 'select') types[token.arg] = token.cases.map(({ key }) => `'${key}'`).join(' | ');
    if ('cases' in token) for (const { tokens: own } of token.cases) typesOf(own, types);
  }
  return types;
}

function printMessage([key, message]: [string, string]): string {
  const types = Object.entries(typesOf(parse(message)));
  const params = types.map(([name, type]) => `${name}: ${type}`).join('; ');
  return `  ${key}: (${params && `params: { ${params} }`}) => string;\n`;
}

function printTypes(name: string, messages: Record<string, string>): string {
  return `// Printed by scripts/print-message-types.ts from ${name}; not edited by hand.
declare const messages: {
${Object.entries(messages).map(printMessage).join('')}};
export default messages;
`;
}

const isCheck = process.argv.includes('--check');
const wanted = new Map(
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.json'))
      .map((name) => {
        const file = path.join(folder, name);
        const messages = JSON.parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;
        return [file.replace(/\.json$/, '.d.json.ts'), printTypes(name, messages)] as const;
      }),
  ),
);
const present = new Map(
  folders.flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.d.json.ts'))
      .map((name) => [path.join(folder, name), readFileSync(path.join(root, folder, name), 'utf8')] as const),
  ),
);
for (const file of new Set([...wanted.keys(), ...present.keys()])) {
  const text = wanted.get(file);
  if (text === present.get(file)) continue;
  if (isCheck) {
    console.error(`${file} does not match its catalogue: run node scripts/print-message-types.ts.`);
    process.exitCode = 1;
  } else if (text === undefined) rmSync(path.join(root, file));
  else writeFileSync(path.join(root, file), text);
}
