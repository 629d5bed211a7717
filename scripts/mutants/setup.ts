/** Runs before each test file: switches off the filter of the run, and notes which filters the file reaches. */
import { appendFileSync } from 'node:fs';
import { afterAll, expect, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The filter that is switched off; -1: none is. */
    filterOff: number;
    /** The file into which each test file writes what it reaches. */
    reachFile: string;
  }
}

declare global {
  var isFilterOff: (number: number) => boolean;
}

const off = inject('filterOff');
const reached = new Set<number>();
globalThis.isFilterOff = (number) => {
  reached.add(number);
  return number === off;
};

afterAll(() => {
  const file = expect.getState().testPath;
  appendFileSync(inject('reachFile'), `${JSON.stringify({ file, reached: [...reached] })}\n`);
});
