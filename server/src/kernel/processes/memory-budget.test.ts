import { expect, test } from 'vitest';
import { createMemoryBudget } from './memory-budget.ts';

test('what one group holds is not left to the others, and its own is', () => {
  const budget = createMemoryBudget(1000);
  const [speaking, listening] = [budget.join(), budget.join()];
  expect([speaking.bytesLeft(), listening.bytesLeft()]).toEqual([1000, 1000]);
  speaking.hold(600);
  expect([speaking.bytesLeft(), listening.bytesLeft()]).toEqual([1000, 400]);
  listening.hold(700);
  expect([speaking.bytesLeft(), listening.bytesLeft()]).toEqual([300, 400]);
  speaking.hold(1200);
  expect(listening.bytesLeft()).toBe(0);
  speaking.hold(0);
  expect(listening.bytesLeft()).toBe(1000);
});
