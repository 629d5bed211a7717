/** Runs before each test file: switches off the filter that the file is asked about, and notes which test reaches which filters. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, inject } from 'vitest';
import { createTemplate } from './template.ts';
import { askedAbout } from './variants.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file into which each test file writes what it reaches. */
    reachFile: string;
    /** The folder with what a variant needs: the full names of its tests where only some run, and a function of the database. */
    variants: string;
  }
}

declare global {
  var isFilterOff: (number: number) => boolean;
  /** The database to copy, where it is another one than that of all tests. */
  var templateOfMutant: string | undefined;
}

const path = expect.getState().testPath ?? '';
const off = askedAbout(path);
const choice = join(inject('variants'), basename(path));
const chosen = existsSync(choice) ? new Set(JSON.parse(readFileSync(choice, 'utf8')) as string[]) : undefined;
const reached: Record<string, number[]> = {};
let now = new Set<number>();
const functionOf = join(inject('variants'), `${off}.sql`);
globalThis.templateOfMutant = existsSync(functionOf)
  ? await createTemplate(inject('databaseUrl'), readFileSync(functionOf, 'utf8'))
  : undefined;
let isNoticed = false;

globalThis.isFilterOff = (number) => {
  now.add(number);
  return number === off;
};

if (off === undefined) {
  /** What is reached outside of tests belongs to the file, whose name is empty. */
  const note = (name: string) => {
    reached[name] = [...new Set([...(reached[name] ?? []), ...now])];
    now = new Set();
  };
  beforeEach(() => note(''));
  afterEach(({ task }) => note(task.fullTestName));
  afterAll(() => {
    note('');
    appendFileSync(inject('reachFile'), `${JSON.stringify({ file: path, reached })}\n`);
  });
} else {
  // One failure is the answer, so that the other tests of the file need not run.
  beforeEach(({ skip, task, onTestFailed }) => {
    skip(isNoticed || chosen?.has(task.fullTestName) === false);
    onTestFailed(() => {
      isNoticed = true;
    });
  });
}
