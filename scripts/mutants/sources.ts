/** All filters of the server, in the order of their files; the number of a filter is its place in the list. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, type Filter } from './edits.ts';
import { findFilters } from './filters.ts';

export const root = path.resolve(import.meta.dirname, '../..');

// Commands are run by whoever owns the machine, for all accounts. Tests and what only they use are no product.
const isProduct = (file: string) =>
  !/\.(?:test|suite|samples|gen)\.ts$/.test(file) && !/^server\/src\/(?:testing|contract-suite|cli)\//.test(file);

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

export const filters: Filter[] = globSync('server/src/**/*.ts', { cwd: root })
  .map((file) => file.split(path.sep).join('/'))
  .filter(isProduct)
  .sort()
  .flatMap((file) => findFilters(file, read(file)));

const filesWithFilters = new Set(filters.map(({ file }) => file));

/** The source of a file in which each filter asks, as it runs, whether it is switched off; undefined if it has none. */
export function switchable(file: string): string | undefined {
  if (!filesWithFilters.has(file)) return undefined;
  const edits = filters.flatMap((filter, number) =>
    filter.file === file ? filter.edits(`globalThis.isFilterOff(${number})`) : [],
  );
  return applyEdits(read(file), edits);
}
