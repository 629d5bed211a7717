import { expect, it } from 'vitest';
import { codeToSend, freePlanOf, normalizeCode, type StoredCode } from './promo-codes.ts';

const stored: StoredCode = { code: 'KEPT', is_extended: false };
const extended: StoredCode = { code: 'APPLIED', is_extended: true };

it.each([
  ['nothing', {}, undefined],
  ['a passed code where none is stored', { passed: 'PASSED' }, 'PASSED'],
  ['a stored one where none was passed', { stored }, 'KEPT'],
  ['the passed one rather than one that was only stored', { passed: 'PASSED', stored }, 'PASSED'],
  ['an extended one in any case', { passed: 'PASSED', stored: extended }, 'APPLIED'],
  ['an extended one where none was passed', { stored: extended }, 'APPLIED'],
  ['none at all without default codes', { passed: 'PASSED', stored: extended, no_default_promocode: true }, undefined],
] as const)('sends %s', (_what, choice, code) => expect(codeToSend(choice)).toBe(code));

it.each([
  [500, 'starter'],
  [2200, 'creator'],
  [9900, 'pro'],
  [10_000, 'pro'],
  [33_000, 'growing_business'],
  [132_000, 'scale_2024_08_10'],
  [999, undefined],
  [null, undefined],
] as const)('reads %s cents off as %s', (amount_off, tier) =>
  expect(freePlanOf({ amount_off, percent_off: null, duration_in_months: 3 })).toEqual(
    tier ? { tier, months: 3 } : null,
  ),
);

it('counts a coupon for one payment as one month', () => {
  expect(freePlanOf({ amount_off: 2200, percent_off: null, duration_in_months: null })?.months).toBe(1);
  expect(normalizeCode(' spring-24 ')).toBe('SPRING-24');
});
