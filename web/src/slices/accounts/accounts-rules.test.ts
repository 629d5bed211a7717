import { describe, expect, test } from 'vitest';
import { plans, unlimitedSeats } from '#contract/billing/plans.ts';
import { percentUsed } from './account-words.ts';
import { notesOf } from './account/notes.ts';
import { changedLimits, readLimit } from './dialogs/limits.ts';

const account = {
  is_locked: false,
  is_locked_in_workspace: false,
  is_verified: true,
  is_in_probation: false,
  warning: 'none',
  used_seats: 1,
  max_seats: 1,
  tier: 'free',
  credits_used: 0,
  credit_limit: 10_000,
  usable_credits: 10_000,
  has_requested_alpha: false,
  has_alpha_access: false,
} as const;
const namesOf = (change: Partial<Parameters<typeof notesOf>[0]>) =>
  notesOf({ ...account, ...change }).map(({ name }) => name);

describe('what is out of the ordinary about an account', () => {
  test('is nothing for most of them', () => expect(namesOf({})).toEqual([]));

  test('is told whole, the most urgent first', () => {
    const all = { is_locked: true, is_verified: false, is_in_probation: true, warning: 'unread' } as const;
    expect(namesOf({ ...all, used_seats: 2, credits_used: 10_000, has_requested_alpha: true })).toEqual([
      'locked',
      'unverified',
      'on_probation',
      'warning_unread',
      'over_seats',
      'used_up',
      'alpha_requested',
    ]);
  });

  test('ends with what was asked for, and an unlimited plan is never used up', () => {
    expect(namesOf({ has_requested_alpha: true, has_alpha_access: true })).toEqual([]);
    const { monthly_credits } = plans.enterprise;
    const used = { tier: 'enterprise', credits_used: monthly_credits, credit_limit: monthly_credits } as const;
    expect(namesOf(used)).toEqual([]);
    expect(percentUsed(used)).toBeUndefined();
    expect([percentUsed({ ...account, credits_used: 9999 }), percentUsed({ ...account, credit_limit: 0 })]).toEqual([
      99, 100,
    ]);
  });
});

describe('limits that are typed', () => {
  const now = { credits: 500, concurrency: 2, seats: unlimitedSeats };
  const texts = { credits: '500', concurrency: '2', seats: '' };

  test('are whole numbers, with or without separators', () => {
    expect([readLimit('credits', '1,000,000'), readLimit('credits', ' 1 000 '), readLimit('credits', '0')]).toEqual([
      1_000_000, 1000, 0,
    ]);
    for (const text of ['', '-1', 'many', '1e3', '1.5', '1,00', '1000000000001'])
      expect.soft(readLimit('credits', text), text).toBeUndefined();
    expect([readLimit('seats', ''), readLimit('seats', '0')]).toEqual([unlimitedSeats, undefined]);
  });

  test('are sent only where they differ', () => {
    expect(changedLimits(now, texts)).toEqual({});
    expect(changedLimits(now, { ...texts, credits: '600', seats: '7' })).toEqual({ credits: 600, seats: 7 });
    expect(changedLimits(now, { ...texts, concurrency: 'x' })).toBe('invalid');
  });
});
