/** The queue itself, on a real database: what is enqueued with a transaction, taken at once, given back and taken over. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { openDatabase, type OpenDatabase } from '../db/db.ts';
import { createJobQueue, type RunningQueue } from './queue.ts';
import { handles, workKind, type WorkHandler, type WorkRun } from './jobs.ts';
import { createLog } from '../boot/log.ts';

const kind = workKind<{ n: number }>('count', 2);
const log = createLog('silent');

let database: TestDatabase;
let connections: OpenDatabase;
let queues: RunningQueue[];
beforeEach(async () => {
  database = await createTestDatabase();
  connections = openDatabase(database.url, log);
  queues = [];
});
afterEach(async () => {
  for (const queue of queues) await queue.close();
  await connections.close();
  await database.drop();
});

async function start(run: (n: number, run: WorkRun) => Promise<void>, isAlone = true): Promise<RunningQueue> {
  const parts = { databaseUrl: database.url, database: connections, log, kinds: [kind], superviseSeconds: 1 };
  const queue = await createJobQueue(parts);
  queues.push(queue);
  const handler: WorkHandler<undefined> = handles(kind, (_parts: undefined, { n }: { n: number }, one) => run(n, one));
  await queue.work([handler], undefined, isAlone);
  return queue;
}

const add = (queue: RunningQueue, n: number) => queue.add(connections.db, kind.name, { n });

test('work exists exactly when the data of its transaction does', async () => {
  const seen: number[] = [];
  const queue = await start(async (n) => void seen.push(n));
  const undone = connections.db.transaction().execute(async (db) => {
    await queue.add(db, kind.name, { n: 1 });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await connections.db.transaction().execute(async (db) => {
    await queue.add(db, kind.name, { n: 2 });
    await sleep(100);
    expect(seen).toEqual([]);
  });
  await expect.poll(() => seen).toEqual([2]);
  await expect.poll(() => queue.pending(kind.name)).toEqual([]);
});

test('a backlog is processed without pauses, with as much concurrency as the kind allows', async () => {
  const state = { running: 0, most: 0, done: 0 };
  const queue = await start(async () => {
    state.most = Math.max(state.most, ++state.running);
    await sleep(10);
    state.running--;
    state.done++;
  });
  for (let n = 0; n < 20; n++) await add(queue, n);
  // A worker that slept between two pieces of work would need ten seconds for each.
  await expect.poll(() => state.done).toBe(20);
  expect(state.most).toBe(2);
});

test('failed work is retried, and knows when it is the last attempt', async () => {
  const tries: boolean[] = [];
  const queue = await start(async (_n, { isLastTry }) => {
    tries.push(isLastTry);
    if (!isLastTry) throw new Error('not yet');
  });
  await add(queue, 1);
  await expect.poll(() => tries).toEqual([false, false, true]);
  await expect.poll(() => queue.pending(kind.name)).toEqual([]);
});

test('running work is given back when the process stops, and runs at once at the next start', async () => {
  let begun = 0;
  const first = await start(async (_n, { signal }) => {
    begun++;
    await sleep(60_000, undefined, { signal });
  });
  await add(first, 7);
  await expect.poll(() => begun).toBe(1);
  const stopped = performance.now();
  await first.close();
  expect(performance.now() - stopped).toBeLessThan(20_000);
  const again: number[] = [];
  const second = await start(async (n) => void again.push(n));
  // The heartbeat of the former run counts for thirty seconds.
  await expect.poll(() => again).toEqual([7]);
  await expect.poll(() => second.pending(kind.name)).toEqual([]);
});

test('work of a dead process runs at once on a lone server, and on others once the process counts as dead', async () => {
  const queue = await start(async () => undefined);
  await queue.close();
  const active = (seconds: number) =>
    sql`INSERT INTO pgboss.job (name, data, state, started_on, heartbeat_on, heartbeat_seconds, retry_limit)
      VALUES ('count', ${JSON.stringify({ n: seconds })}::jsonb, 'active', now(),
        now() - ${seconds} * interval '1 second', 30, 20)`.execute(connections.db);
  await active(5);
  const seen: number[] = [];
  const shared = await start(async (n) => void seen.push(n), false);
  await active(40);
  // The other process may still be alive.
  await expect.poll(() => seen).toEqual([40]);
  // What has run is not yet noted as done, and would be repeated after a stop.
  await expect.poll(() => shared.pending(kind.name)).toEqual([{ n: 5 }]);
  await shared.close();
  await start(async (n) => void seen.push(n), true);
  await expect.poll(() => seen).toEqual([40, 5]);
});

test('new work is noticed again after the listening connection was lost', async () => {
  const seen: number[] = [];
  const queue = await start(async (n) => void seen.push(n));
  const listeners = sql<{ pid: number }>`SELECT pid FROM pg_stat_activity
    WHERE application_name = 'veery jobs' AND datname = current_database() AND state IS NOT NULL`;
  const [old] = (await listeners.execute(connections.db)).rows;
  await sql`SELECT pg_terminate_backend(${old?.pid})`.execute(connections.db);
  await expect
    .poll(async () => (await listeners.execute(connections.db)).rows.map(({ pid }) => pid))
    .toSatisfy((pids: number[]) => pids.length === 1 && pids[0] !== old?.pid);
  // This is later than the check that follows the new connection.
  await sleep(500);
  const asked = performance.now();
  await add(queue, 3);
  await expect.poll(() => seen, { interval: 5 }).toEqual([3]);
  // Without a notification it would be found after ten seconds.
  expect(performance.now() - asked).toBeLessThan(8000);
});
