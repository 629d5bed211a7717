/** Every committed change reaches every reader once, in one order, however the transactions and the readers come and go. */
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordChangeFor } from '../../kernel/live/changes.ts';
import type { Db } from '../../kernel/db/db.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { follow, listen, soon, type LiveClient } from './live.suite.ts';

let t: TestApp;
let ada: TestUser;
let ben: TestUser;
beforeAll(async () => {
  t = await testApp({ app: { heartbeatMs: 300 } });
  [ada, ben] = [await t.user(), await t.user()];
});
afterAll(() => t.close());

const insert = (db: Db, id: string, to: { workspace_id: string; user_id: string | null } = ada) =>
  recordChangeFor({ db }, { collection: 'history', id, what: 'added' }, to);

/** A transaction that has its number and waits to be told how to end. */
async function hold(id: string | undefined) {
  const begun = Promise.withResolvers<void>();
  const end = Promise.withResolvers<'commit' | 'rollback'>();
  const ended = t.db.transaction().execute(async (db) => {
    if (id === undefined) await sql`SELECT pg_current_xact_id()`.execute(db);
    else await insert(db, id);
    begun.resolve();
    if ((await end.promise) === 'rollback') throw new Error('rolled back');
  });
  await begun.promise;
  return async (how: 'commit' | 'rollback') => {
    end.resolve(how);
    await ended.catch((error: Error) => expect(error.message).toBe('rolled back'));
  };
}

test('a change of an older transaction comes first, however late it commits', async () => {
  const client = await listen(t, ada);
  const release = await hold('slow');
  await insert(t.db, 'fast');
  await sleep(200);
  expect(client.items()).toEqual([]);
  await release('commit');
  await soon(() => client.items()).toEqual(['slow', 'fast']);
  client.leave();
});

test.each([
  ['with a change', 'never'],
  ['without one', undefined],
])('a transaction that is rolled back, %s, does not hold up the others', async (_, id) => {
  const client = await listen(t, ada);
  const release = await hold(id);
  await insert(t.db, 'fast');
  await sleep(700);
  expect(client.items()).toEqual([]);
  await release('rollback');
  await soon(() => client.items()).toEqual(['fast']);
  client.leave();
});

test('every reader gets the same complete sequence of interleaved transactions', async () => {
  const random = seeded(20_261_121);
  const committed = new Set<string>();
  const readers = await Promise.all([listen(t, ada), listen(t, ada), listen(t, ada)]);
  const wanderer = wander(await listen(t, ada), () => random() * 60);

  async function write(number: number): Promise<void> {
    const [start, holdMs, isLost, rows] = [random() * 1500, random() ** 4 * 500, random() < 0.25, 1 + random() * 3];
    await sleep(start);
    const ids = Array.from({ length: rows }, (_, row) => `${number}.${row}`);
    const work = t.db.transaction().execute(async (db) => {
      for (const id of ids) {
        await insert(db, id);
        await insert(db, `${id} of ben`, ben);
        await sleep(holdMs / ids.length);
      }
      if (isLost) throw new Error('lost');
    });
    await work.then(
      () => ids.forEach((id) => committed.add(id)),
      (error: Error) => expect(error.message).toBe('lost'),
    );
  }
  await Promise.all(Array.from({ length: 200 }, (_, number) => write(number)));
  await insert(t.db, 'end');
  committed.add('end');

  for (const reader of readers) await soon(() => reader.items().at(-1)).toBe('end');
  const order = readers[0]?.items() ?? [];
  expect(committed.size).toBeGreaterThan(250);
  expect(order.toSorted()).toEqual([...committed].sort());
  for (const reader of readers) expect(reader.items()).toEqual(order);
  const wandered = await wanderer.arrive('end');
  expect(wandered.connections).toBeGreaterThan(5);
  expect(wandered.ids).toEqual(order);
  for (const reader of readers) reader.leave();
});

/** A reader who leaves after a little while and comes back with the last id, again and again. */
function wander(first: LiveClient, stayMs: () => number) {
  const ids: string[] = [];
  let connections = 1;
  const goal = { id: undefined as string | undefined };
  async function walk() {
    let client = first;
    let after = first.lastId();
    while (goal.id === undefined || !ids.includes(goal.id)) {
      await sleep(stayMs());
      client.leave();
      await client.ended;
      ids.push(...client.items());
      after = client.lastId() ?? after;
      client = await follow(t, ada, after);
      connections++;
    }
    client.leave();
    expect(client.events.filter(({ event }) => event === 'reset')).toEqual([]);
  }
  const walked = walk();
  return {
    async arrive(id: string) {
      goal.id = id;
      await walked;
      return { ids, connections };
    },
  };
}

/** mulberry32 */
function seeded(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

test('more than a page at once is delivered completely', async () => {
  const client = await listen(t, ada);
  const ids = Array.from({ length: 2500 }, (_, number) => `many ${number}`);
  await t.db.transaction().execute(async (db) => {
    for (const id of ids) await insert(db, id);
  });
  await soon(() => client.items().length).toBe(2500);
  expect(client.items()).toEqual(ids);
  client.leave();
});

test('changes during a lost connection are delivered afterwards', async () => {
  const client = await listen(t, ada);
  const lost = await sql<{ pid: number }>`
    SELECT pid, pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'veery live' AND datname = current_database()`.execute(t.db);
  expect(lost.rows).toHaveLength(1);
  await insert(t.db, 'meanwhile');
  await soon(() => client.items()).toEqual(['meanwhile']);
  await insert(t.db, 'afterwards');
  await soon(() => client.items()).toEqual(['meanwhile', 'afterwards']);
  client.leave();
});

test('a reader that does not read is cut off, and delays nobody', async () => {
  const url = new URL(t.url);
  const accepted = new Promise<net.Socket>((resolve) => t.app.server.once('connection', resolve));
  const stuck = net.connect(Number(url.port), url.hostname);
  const atServer = await accepted;
  let isCut = false;
  stuck.on('close', () => (isCut = true));
  stuck.on('error', () => undefined);
  stuck.write(`GET /v1/live HTTP/1.1\r\nhost: ${url.host}\r\nauthorization: Bearer ${ada.session.access}\r\n\r\n`);
  await new Promise((resolve) => stuck.once('data', resolve));
  stuck.pause();
  const reader = await listen(t, ada);
  const long = 'x'.repeat(4000);
  let sent = 0;
  for (let round = 0; round < 500 && !atServer.destroyed; round++) {
    await t.db.transaction().execute(async (db) => {
      for (let row = 0; row < 20; row++) await insert(db, `${long}${sent++}`);
    });
    await soon(() => reader.items().length).toBe(sent);
  }
  expect(atServer.destroyed).toBe(true);
  await insert(t.db, 'goes on');
  await soon(() => reader.items().at(-1)).toBe('goes on');
  stuck.resume();
  await soon(() => isCut).toBe(true);
  reader.leave();
});

test('stopping ends open streams at once', async () => {
  const own = await testApp();
  const user = await own.user();
  const clients = await Promise.all(Array.from({ length: 50 }, () => listen(own, user)));
  const begin = performance.now();
  await own.close();
  await Promise.all(clients.map(({ ended }) => ended));
  // Their next heartbeat would come after fifteen seconds.
  expect(performance.now() - begin).toBeLessThan(12_000);
});
