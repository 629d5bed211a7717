/** All filters of the server, in the order of their files; the number of a filter is its place in the list. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, type Filter } from './edits.ts';
import { findFilters } from './filters.ts';

export const root = path.resolve(import.meta.dirname, '../..');

// Commands are run by whoever owns the machine, for all accounts. Tests and what only they use are no product.
const isProduct = (file: string) =>
  !/\.(?:test|suite|samples|gen)\.ts$/.test(file) && !/^server\/src\/(?:testing|contract-suite|cli)\//.test(file);

// They are read once, because somebody may change a file during a run.
const sources = new Map(
  globSync('server/src/**/*.ts', { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter(isProduct)
    .sort()
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);

export const filters: Filter[] = [...sources].flatMap(([file, source]) => findFilters(file, source));

/** The source of a file in which each filter asks, as it runs, whether it is switched off; undefined if it has none. */
export function switchable(file: string): string | undefined {
  const source = sources.get(file);
  const edits = filters.flatMap((filter, number) =>
    filter.file === file ? filter.edits(`globalThis.isFilterOff(${number})`) : [],
  );
  return source === undefined || edits.length === 0 ? undefined : applyEdits(source, edits);
}
