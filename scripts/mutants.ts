/**
 * `npm run mutants [-- FILE …] [--suites=PART,…] [--reuse]`: switches off each ownership filter and each guard of the server in turn, and
 * runs the suites that reach it, until a test fails. A filter that no test misses is named, and the exit code is 1. FILE
 * takes the filters of the files whose path holds it; PART asks only the suites whose path holds it; `--reuse` takes from
 * the last run which suites reach what.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Filter } from './mutants/edits.ts';
import { filters, root } from './mutants/sources.ts';
import { openSuites, type Suite, type Suites } from './mutants/suites.ts';

/** The matrix asks about every endpoint, so it notices most. */
const matrix = 'server/src/contract-suite/tenants.test.ts';
/** Suites of one attempt. The first attempts are small, because most filters are missed by the first suite that is asked. */
const attempts = [2, 4, 8];

// A slow test speaks or kills processes, and a filter that it alone notices would need another one anyway.
process.env.SLOW_TESTS = 'skip';

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const suiteParts = args
  .find((arg) => arg.startsWith('--suites='))
  ?.slice('--suites='.length)
  .split(',') ?? [''];
const cache = path.join(root, 'node_modules/.cache/mutants.json');

const begin = performance.now();
const suites = await openSuites();
let survivors = 0;
try {
  const known = await knownSuites(suites, args.includes('--reuse'));
  const chosen = filters
    .map((filter, number) => ({ filter, number }))
    .filter(({ filter }) => wanted.length === 0 || wanted.some((part) => filter.file.includes(part)));
  let skipped = 0;
  for (const { filter, number } of chosen) {
    if (filter.reason) {
      skipped++;
      print('skipped', filter, filter.reason);
      continue;
    }
    const from = performance.now();
    const failure = await attack(number, filter, known);
    if (!failure) survivors++;
    const seconds = ((performance.now() - from) / 1000).toFixed(0);
    print(failure ? 'killed' : 'SURVIVED', filter, `${failure ?? 'no test fails'} (${seconds} s)`);
  }
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
  console.log(
    `${chosen.length} filters: ${chosen.length - skipped - survivors} killed, ${survivors} survived, ${skipped} skipped with a reason; ${minutes} minutes`,
  );
} finally {
  await suites.close();
}
process.exit(survivors === 0 ? 0 : 1);

function print(state: string, { file, line, text }: Filter, detail: string): void {
  console.log(`${state.padEnd(8)} ${file}:${line} ${text.slice(0, 100)}\n         ${detail}`);
}

/** Which suites reach which filters, from a run of all of them with every filter in place. */
async function knownSuites({ files, explore }: Suites, mayReuse: boolean): Promise<Suite[]> {
  const sources = filters.map((filter, number) => {
    const { file, text } = filter;
    const same = filters.slice(0, number).filter((one) => one.file === file && one.text === text);
    return `${file} ${text} ${same.length}`;
  });
  if (mayReuse && existsSync(cache)) {
    const last = JSON.parse(readFileSync(cache, 'utf8')) as { sources: string[]; suites: Suite[] };
    // The numbers of the filters change when one is added, so that they are translated by their sources.
    const numbers = last.sources.map((source) => sources.indexOf(source));
    return last.suites.map((suite) => ({ ...suite, reached: suite.reached.map((number) => numbers[number] ?? -1) }));
  }
  const asked = files.filter((file) => suiteParts.some((part) => file.includes(part)));
  console.log(`${asked.length} test files run with every filter in place …`);
  const { passed, failed } = await explore(asked);
  for (const one of failed) console.log(`left out, because it fails with every filter in place: ${one}`);
  mkdirSync(path.dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify({ sources, suites: passed }));
  return passed;
}

/** Asks the suites that reach the filter: those of its folder, the matrix, and the others by the time that they take. */
async function attack(number: number, { file }: Filter, known: Suite[]): Promise<string | undefined> {
  const rank = (suite: Suite) => {
    if (path.dirname(suite.file) === path.dirname(file)) return 0;
    return suite.file === matrix ? 1 : 2;
  };
  const left = known
    .filter(({ reached }) => reached.includes(number))
    .sort((a, b) => rank(a) - rank(b) || a.ms - b.ms)
    .map((suite) => suite.file);
  for (const size of [...attempts, Infinity]) {
    const files = left.splice(0, size);
    if (files.length === 0) return undefined;
    const failure = await suites.findFailure(number, files);
    if (failure) return failure;
  }
  return undefined;
}
