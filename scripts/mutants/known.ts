/** Which suites reach which filters. It is learned by running them with every filter in place, and kept for the next run. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filters, root } from './sources.ts';
import type { Suite, Suites } from './suites.ts';

interface KnownSuite extends Suite {
  learnedAt: number;
}

const cache = path.join(root, 'node_modules/.cache/mutants.json');

/** @param mayReuse whether what was learned before counts for the suites that have not changed since */
export async function learnSuites({ files, explore }: Suites, parts: string[], mayReuse: boolean): Promise<Suite[]> {
  const before = readCache().filter(({ file }) => files.includes(file));
  const isAsked = (file: string) => parts.length === 0 || parts.some((part) => file.includes(part));
  const isKnown = (file: string) =>
    before.some((one) => one.file === file && statSync(path.join(root, file)).mtimeMs < one.learnedAt);
  const unknown = files.filter((file) => isAsked(file) && !(mayReuse && isKnown(file)));
  const learnedAt = Date.now();
  let learned: KnownSuite[] = [];
  if (unknown.length > 0) {
    console.log(`${unknown.length} test files run with every filter in place …`);
    const { passed, failed } = await explore(unknown);
    for (const one of failed) console.log(`left out, because it fails with every filter in place: ${one}`);
    learned = passed.map((suite) => ({ ...suite, learnedAt }));
  }
  const known = [...before.filter(({ file }) => !unknown.includes(file)), ...learned];
  mkdirSync(path.dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify({ sources: identities(), suites: known }));
  return known.filter(({ file }) => isAsked(file));
}

/** The numbers of the filters change when one is added, so that they are translated by their sources. */
function readCache(): KnownSuite[] {
  if (!existsSync(cache)) return [];
  const last = JSON.parse(readFileSync(cache, 'utf8')) as { sources: string[]; suites: KnownSuite[] };
  const now = identities();
  const numbers = last.sources.map((source) => now.indexOf(source));
  const translate = (reached: number[]) => reached.map((number) => numbers[number] ?? -1).filter((one) => one >= 0);
  return last.suites.map((suite) => ({
    ...suite,
    reached: Object.fromEntries(Object.entries(suite.reached).map(([test, reached]) => [test, translate(reached)])),
  }));
}

const identities = () =>
  filters.map(({ file, text }, number) => {
    const same = filters.slice(0, number).filter((one) => one.file === file && one.text === text);
    return `${file} ${text} ${same.length}`;
  });
