import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, readError } from '../../../lib/failures/errors.ts';
import { retryWhenBusy, readWait } from './retry-when-busy.ts';
import { waitLabel, type Wait } from './wait-label.ts';

const refusal = (status: number, type: string, headers: Record<string, string> = {}) =>
  readError(Response.json({ detail: { status: type, message: 'No' } }, { status, headers }));
const full = () =>
  refusal(429, 'too_many_concurrent_requests', {
    'retry-after': '1',
    'current-concurrent-requests': '2',
    'maximum-concurrent-requests': '2',
  });
const busy = () => refusal(503, 'system_busy', { 'retry-after': '5' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function set(answers: (() => Promise<unknown>)[]) {
  const controller = new AbortController();
  const waits: (Wait | null)[] = [];
  let at = 0;
  const ask = vi.fn(() => answers[Math.min(at++, answers.length - 1)]!());
  const retry = retryWhenBusy(ask, controller.signal, (wait) => waits.push(wait));
  retry.catch(() => undefined);
  return { retry, ask, waits, controller };
}
const no = (make: () => Promise<Error>) => async () => {
  throw await make();
};

describe('retryWhenBusy', () => {
  it('asks again, no sooner than it was told, and says what it waits for', async () => {
    const { retry, ask, waits } = set([no(full), no(full), () => Promise.resolve('speech')]);
    await vi.advanceTimersByTimeAsync(990);
    expect(ask).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(await retry).toBe('speech');
    expect(ask).toHaveBeenCalledTimes(3);
    expect(waits.map((wait) => wait && waitLabel(wait))).toEqual([
      'Waiting for a free slot (2 of 2 in use)…',
      'Waiting for a free slot (2 of 2 in use)…',
      null,
    ]);
  });
  it('waits for a slot as long as it takes', async () => {
    const { retry, ask, controller } = set([no(full)]);
    await vi.advanceTimersByTimeAsync(30 * 60_000);
    expect(ask.mock.calls.length).toBeGreaterThan(100);
    controller.abort(new Error('stopped'));
    await expect(retry).rejects.toThrow('stopped');
    const asked = ask.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(asked);
  });
  it('gives up on a busy server after two minutes, with its words', async () => {
    const { retry, ask } = set([no(busy)]);
    await vi.advanceTimersByTimeAsync(3 * 60_000);
    await expect(retry).rejects.toMatchObject({ status: 503, type: 'system_busy' });
    expect(ask.mock.calls.length).toBeGreaterThan(5);
    expect(ask.mock.calls.length).toBeLessThan(30);
  });
  it('raises every other refusal at once, and waits for none', async () => {
    for (const error of [await refusal(401, 'quota_exceeded'), await refusal(429, 'other'), new TypeError('network')]) {
      const { retry, ask, waits } = set([() => Promise.reject(error)]);
      await expect(retry).rejects.toBe(error);
      expect([ask.mock.calls.length, waits]).toEqual([1, []]);
    }
  });
});

describe('readWait', () => {
  it('does without numbers that are missing or no numbers', async () => {
    const wait = readWait(await refusal(429, 'too_many_concurrent_requests', { 'current-concurrent-requests': 'x' }));
    expect(wait).toEqual({ for: 'slot', running: null, slots: null });
    expect(waitLabel(wait!)).toBe('Waiting for a free slot…');
    expect(readWait(new ApiError(0, 'unknown', 'Network error'))).toBeUndefined();
  });
});
