/**
 * `npm run mutants [-- FILE …] [--suites=PART,…] [--reuse]`: switches off each ownership filter and each guard of the server in turn, and
 * runs the suites that reach it, until a test fails. A filter that no test misses is named, and the exit code is 1. FILE
 * takes the filters of the files whose path holds it; PART asks only the suites whose path holds it; `--reuse` takes from
 * earlier runs which suites reach what, but for those that have changed since.
 */
import path from 'node:path';
import type { Filter } from './mutants/edits.ts';
import { learnSuites } from './mutants/known.ts';
import { filters } from './mutants/sources.ts';
import { openSuites, type Question, type Suite } from './mutants/suites.ts';

/** The matrix asks about every endpoint, so it notices most. Its rows stand for themselves, so that only some can be run. */
const matrix = 'server/src/contract-suite/tenants.test.ts';
/** Asks the queries themselves, in a few seconds. */
const stores = 'server/src/contract-suite/stores.test.ts';
/** Takes long, and only shows that the requests are valid: a filter that is gone refuses nothing. */
const validity = 'the same requests succeed for A';
/** Suites of one filter in one round. The first rounds are small, because most filters are missed by the first suite that is asked. */
const rounds = [1, 1, 3, 8];

// A slow test speaks or kills processes, and a filter that it alone notices would need another one anyway.
process.env.EXCLUDED_TESTS = '**/*.slow.test.ts';

const args = process.argv.slice(2);
const wanted = args.filter((arg) => !arg.startsWith('--'));
const suiteParts =
  args
    .find((arg) => arg.startsWith('--suites='))
    ?.slice('--suites='.length)
    .split(',') ?? [];

const begin = performance.now();
const chosen = filters
  .map((filter, number) => ({ filter, number }))
  .filter(({ filter }) => wanted.length === 0 || wanted.some((part) => filter.file.includes(part)));
const asked = chosen.filter(({ filter }) => !filter.reason).map(({ number }) => number);
/** The filters that no test has missed so far. */
const left = new Set(asked);
let isComplete = false;

// Whatever ends the run, it says how far it came, and an end before the last round is never taken for a success.
process.on('exit', (code) => {
  if (!isComplete) console.log(`THE RUN ENDED EARLY, with code ${code}.`);
  const minutes = ((performance.now() - begin) / 60_000).toFixed(1);
  const [killed, skipped] = [asked.length - left.size, chosen.length - asked.length];
  const state = isComplete ? 'survived' : 'not asked to the end';
  console.log(
    `${chosen.length} filters: ${killed} killed, ${left.size} ${state}, ${skipped} skipped with a reason; ${minutes} minutes`,
  );
  process.exitCode = code || (isComplete && left.size === 0 && chosen.length > 0 ? 0 : 1);
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

for (const { filter } of chosen) if (filter.reason) print('skipped', filter, filter.reason);
const suites = await openSuites();
try {
  const known = await learnSuites(suites, suiteParts, args.includes('--reuse'));
  const questions = new Map(asked.map((number) => [number, questionsAbout(number, known)]));
  for (const size of [...rounds, Infinity]) {
    const round = [...left].flatMap((number) => questions.get(number)?.splice(0, size) ?? []);
    if (round.length === 0) continue;
    console.log(`${round.length} test files run with one filter switched off …`);
    for (const [number, failure] of await suites.ask(round)) {
      const filter = filters[number];
      if (filter && left.delete(number)) print('killed', filter, failure);
    }
  }
  for (const number of left) {
    const reaching = known.filter(reaches(number)).length;
    const filter = filters[number];
    if (filter) print('SURVIVED', filter, `no test fails of ${reaching} files that reach it`);
  }
  isComplete = true;
} finally {
  await suites.close();
}
process.exit();

function print(state: string, { file, line, text }: Filter, detail: string): void {
  console.log(`${state.padEnd(8)} ${file}:${line} ${text.slice(0, 100)}\n         ${detail}`);
}

function reaches(number: number) {
  const callers = filters[number]?.callers;
  if (callers) return ({ file }: Suite) => file === stores || callers.includes(path.dirname(file));
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
