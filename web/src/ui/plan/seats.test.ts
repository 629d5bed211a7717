import { expect, it } from 'vitest';
import { unlimitedSeats } from '#contract/billing/plans.ts';
import { formatSeatLimit, formatSeats } from './seats.ts';

it('says that a workspace has no limit of seats, and never the figure that stands for it', () => {
  expect([formatSeats(3, 25), formatSeatLimit(25)]).toEqual(['3 of 25 seats taken', '25']);
  expect([formatSeats(1, unlimitedSeats), formatSeatLimit(unlimitedSeats)]).toEqual([
    '1 seat taken, without limit',
    'Unlimited',
  ]);
});
