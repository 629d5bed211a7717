/** Prints the page docs/configuration.md from the settings: `--write` into the file; `--check` fails when the file is stale. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { settings } from './config.ts';

const file = path.resolve(import.meta.dirname, '../../../../docs/configuration.md');

function page(): string {
  const rows = Object.entries(settings).map(([name, schema]) => `| \`${name}\` | ${schema.description} |`);
  return [
    '# Configuration',
    '',
    'Printed from `server/src/kernel/boot/config.ts` by `node server/src/kernel/boot/print-config.ts --write`; do not edit.',
    'Set these in the environment. Every one has a default: `npm start` needs none of them.',
    '',
    '| Name | Meaning |',
    '| --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

if (process.argv.includes('--check')) {
  if ((await readFile(file, 'utf8').catch(() => '')) !== page()) {
    console.error('docs/configuration.md is stale: run node server/src/kernel/boot/print-config.ts --write');
    process.exit(1);
  }
} else if (process.argv.includes('--write')) {
  await writeFile(file, page());
} else {
  process.stdout.write(page());
}
