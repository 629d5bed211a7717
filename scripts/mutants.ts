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
import { openSuites, type Question, type Suite, type Suites } from './mutants/suites.ts';

/** The matrix asks about every endpoint, so it notices most. Its rows stand for themselves, so that only some can be run. */
const matrix = 'server/src/contract-suite/tenants.test.ts';
/** Asks the queries themselves, in a few seconds. */
const stores = 'server/src/contract-suite/stores.test.ts';
/** Takes long, and only shows that the requests are valid: a filter that is gone refuses nothing. */
const validity = 'the same requests succeed for A';
/** Suites of one filter in one round. The first rounds are small, because most filters are missed by the first suite that is asked. */
const rounds = [1, 1, 3, 8];

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
  for (const { filter } of chosen) if (filter.reason) print('skipped', filter, filter.reason);
  const asked = chosen.filter(({ filter }) => !filter.reason).map(({ number }) => number);
  const left = new Map(asked.map((number) => [number, questionsAbout(number, known)]));
  for (const size of [...rounds, Infinity]) {
    const questions = [...left.values()].flatMap((all) => all.splice(0, size));
    if (questions.length === 0) continue;
    console.log(`${questions.length} test files run with one filter switched off …`);
    for (const [number, failure] of await suites.ask(questions)) {
      const filter = filters[number];
      if (filter && left.delete(number)) print('killed', filter, failure);
    }
  }
  for (const number of left.keys()) {
    const reaching = known.filter(reaches(number)).length;
    const filter = filters[number];
    if (filter) print('SURVIVED', filter, `no test fails of ${reaching} files that reach it`);
  }
  survivors = left.size;
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
  console.log(
    `${chosen.length} filters: ${asked.length - survivors} killed, ${survivors} survived, ${chosen.length - asked.length} skipped with a reason; ${minutes} minutes`,
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
    const translate = (reached: number[]) => reached.map((number) => numbers[number] ?? -1);
    return last.suites.map((suite) => ({ ...suite, reached: mapValues(suite.reached, translate) }));
  }
  const asked = files.filter((file) => suiteParts.some((part) => file.includes(part)));
  console.log(`${asked.length} test files run with every filter in place …`);
  const { passed, failed } = await explore(asked);
  for (const one of failed) console.log(`left out, because it fails with every filter in place: ${one}`);
  mkdirSync(path.dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify({ sources, suites: passed }));
  return passed;
}

function mapValues<T>(record: Record<string, T>, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}

function reaches(number: number) {
  return ({ reached }: Suite) => Object.values(reached).some((numbers) => numbers.includes(number));
}

/** The suites that reach the filter: those of its folder, the queries and the matrix, and the others by the time that they take. */
function questionsAbout(number: number, known: Suite[]): Question[] {
  const folder = path.dirname(filters[number]?.file ?? '');
  const rank = ({ file }: Suite) => (path.dirname(file) === folder ? 0 : [stores, matrix].includes(file) ? 1 : 2);
  return known
    .filter(reaches(number))
    .sort((a, b) => rank(a) - rank(b) || a.ms - b.ms)
    .map(({ file, reached }) => {
      if (file !== matrix) return { file, filter: number };
      // The tests that reach nothing compare what is in the tables with what was in them before.
      const tests = Object.entries(reached).filter(
        ([name, numbers]) => name !== validity && (numbers.length === 0 || numbers.includes(number)),
      );
      return { file, filter: number, tests: tests.map(([name]) => name) };
    });
}
