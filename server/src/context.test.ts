/** What a request leaves in memory when it has ended. */
import v8 from 'node:v8';
import { expect, test } from 'vitest';
import { createContext, type Parts } from './context.ts';

const requests = 20_000;
const bytesEach = 4096;

const usedOldSpace = (): number =>
  v8.getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0;

test('a request that has ended does not stay in memory until the next full garbage collection', () => {
  const parts = { now: () => new Date() } as Parts;
  const { signal } = new AbortController();
  let read = 0;
  let grown = 0;
  let before = usedOldSpace();
  for (let n = 0; n < requests; n++) {
    const actor = { user_id: 'x'.repeat(n % 7), workspace_id: '', role: 'admin', is_operator: false } as const;
    const body = new Array<number>(bytesEach / 8).fill(n);
    const request = { actor: { ...actor, email_verified: true }, request_id: '', signal, body };
    read += createContext(parts, request).actor.user_id.length;
    if (n % 100 > 0) continue;
    // A full collection may come in between, so what was added is summed up.
    const used = usedOldSpace();
    grown += Math.max(used - before, 0);
    before = used;
  }
  expect(read).toBeGreaterThan(0);
  expect(grown).toBeLessThan((requests * bytesEach) / 3);
});
