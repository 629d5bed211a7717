import { expect, test } from 'vitest';
import { estimateProgress, realProgress } from './progress.ts';

test('the estimate takes 130 ms a character and ends at 1', () => {
  expect(estimateProgress(0, 10)).toBe(0);
  expect(estimateProgress(650, 10)).toBe(0.5);
  expect(estimateProgress(13_000, 10)).toBe(1);
  expect(estimateProgress(130, 0)).toBe(1);
});

test('the real progress is known once a running job has done a step', () => {
  expect(realProgress(undefined)).toBeNull();
  expect(realProgress({ state: 'queued', done: 0, total: 100 })).toBeNull();
  expect(realProgress({ state: 'running', done: 0, total: 100 })).toBeNull();
  expect(realProgress({ state: 'running', done: 62, total: 100 })).toBe(0.62);
});
