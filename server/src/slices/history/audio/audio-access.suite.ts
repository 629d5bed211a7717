/** Players that ask for ranges of an item without a pause, while somebody takes their access away. */
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import type { TestApp } from '../../../testing/app.ts';

interface Answered {
  player: number;
  startedAt: number;
  status: number;
}

/**
 * Runs `revoke` while players read, and holds every answer against it.
 * @returns the status of all requests that were made after `revoke` had been answered
 */
export async function readWhile(
  t: TestApp,
  id: string,
  credentials: Record<string, string>[],
  revoke: () => Promise<{ status: number }>,
): Promise<number[]> {
  const answers: Answered[] = [];
  const over = new AbortController();
  async function play(headers: Record<string, string>, player: number): Promise<void> {
    while (!over.signal.aborted) {
      const startedAt = performance.now();
      const from = answers.length % 50;
      const range = { range: `bytes=${from}-${from + 99}` };
      const response = await fetch(`${t.url}/v1/history/${id}/audio`, { headers: { ...headers, ...range } });
      await response.arrayBuffer();
      answers.push({ player, startedAt, status: response.status });
    }
  }
  const players = [...credentials, ...credentials, ...credentials].map(play);
  const statusOf = (after: number) => answers.flatMap(({ startedAt, status }) => (startedAt > after ? status : []));
  await expect.poll(() => answers.length, { interval: 1 }).toBeGreaterThan(2 * players.length);
  expect(new Set(statusOf(0))).toEqual(new Set([206]));
  expect((await revoke()).status).toBe(200);
  const revokedAt = performance.now();
  // Those that are refused early ask more often, and every player has to be answered.
  const answered = () => new Set(answers.flatMap(({ player, startedAt }) => (startedAt > revokedAt ? player : [])));
  while (answered().size < players.length) await sleep(1);
  over.abort();
  await Promise.all(players);
  return statusOf(revokedAt);
}
