import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherReads } from './use-bulk-job.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('reads once for the changes of a second, and again for later ones', () => {
  const read = vi.fn();
  const { note } = gatherReads(read);
  note();
  vi.advanceTimersByTime(600);
  note();
  vi.advanceTimersByTime(600);
  expect(read).toHaveBeenCalledTimes(1);
  note();
  vi.advanceTimersByTime(1000);
  expect(read).toHaveBeenCalledTimes(2);
});

it('loses no change that waits when it ends, and reads nothing afterwards', () => {
  const read = vi.fn();
  const { note, end } = gatherReads(read);
  end();
  expect(read).not.toHaveBeenCalled();
  note();
  end();
  vi.advanceTimersByTime(5000);
  expect(read).toHaveBeenCalledTimes(1);
});
