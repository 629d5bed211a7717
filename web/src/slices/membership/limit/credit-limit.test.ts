import { expect, it } from 'vitest';
import { readCreditLimit } from './credit-limit.ts';

it.each([
  ['', null],
  ['  ', null],
  ['0', 0],
  ['12,000', 12_000],
  ['12.000', 12_000],
  ['1 000 000 000', 1_000_000_000],
  ['1000000001', undefined],
  ['-5', undefined],
  ['many', undefined],
  [',', undefined],
])('reads a limit of credits in %j: %j', (typed, limit) => expect(readCreditLimit(typed)).toBe(limit));
