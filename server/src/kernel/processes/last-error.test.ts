import { expect, test } from 'vitest';
import { lastErrorOf } from './last-error.ts';

test.each([
  [
    'file:///x.ts:3\nthrow new Error("no")\n^\n\nTypeError: no such file\n    at x (y.ts:1)\n\nNode.js v24.2.0\n',
    'TypeError: no such file',
  ],
  [
    "terminate called after throwing an instance of 'Ort::Exception'\n  what():  Load model failed.\n",
    'what():  Load model failed',
  ],
  ['\u001b[31mbad tokens\u0007\n\n', '[31mbad tokens'],
  ['x'.repeat(1000), 'x'.repeat(300)],
  ['', undefined],
  ['Node.js v24.2.0\n', undefined],
])('of %j the telling line is kept', (output, line) => {
  expect(lastErrorOf(output)).toBe(line);
});
