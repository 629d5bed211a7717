import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReadCache, writtenTables } from './read-cache.ts';

const at = (ms: number) => new Date(1_000_000 + ms);

test('the tables of a statement are found in whatever way it writes to them', () => {
  const statements: [string, string[]][] = [
    ['select * from "session" where "session_id" = $1', []],
    ['update "api_key" set "disabled_at" = $1', ['api_key']],
    ['delete from "session" where "user_id" = $1', ['session']],
    ['WITH gone AS (\n  DELETE FROM history_item WHERE x = $1 RETURNING *) SELECT * FROM gone', ['history_item']],
    ['INSERT INTO member (a) VALUES ($1) ON CONFLICT DO NOTHING', ['member']],
    ['WITH a AS (UPDATE session SET x = 1), b AS (INSERT INTO member SELECT 1) SELECT 1', ['session', 'member']],
    ['truncate table "session"', ['session']],
  ];
  for (const [statement, tables] of statements) expect(writtenTables(statement)).toEqual(tables);
  expect(writtenTables('SELECT 1 FROM session s FOR UPDATE OF s')).not.toContain('session');
});

test('an answer is kept for its time, and neither a failure nor a row that is not there is', async () => {
  const cache = createReadCache({ maxAgeMs: 100 });
  let loads = 0;
  const read = (ms: number, found: () => Promise<string | undefined>) =>
    cache.read('key', ['session'], at(ms), () => ((loads += 1), found()));
  await expect(read(0, () => Promise.reject(new Error('no database')))).rejects.toThrow();
  expect(await read(0, async () => undefined)).toBeUndefined();
  expect(await read(0, async () => 'first')).toBe('first');
  expect(await read(99, async () => 'second')).toBe('first');
  expect(await read(100, async () => 'third')).toBe('third');
  // The clock was set back.
  expect(await read(50, async () => 'fourth')).toBe('fourth');
  expect(loads).toBe(5);
});

test('only so many answers are kept, and the oldest goes first', async () => {
  const cache = createReadCache({ maxEntries: 2 });
  const read = (key: string, value: string) => cache.read(key, [], at(0), async () => value);
  for (const key of ['a', 'b', 'c']) await read(key, key);
  expect([await read('b', 'again'), await read('a', 'again')]).toEqual(['b', 'again']);
});

type Step = { kind: 'revoke' } | { kind: 'ask' } | { kind: 'answer'; which: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>({ kind: 'revoke' }),
  fc.constant<Step>({ kind: 'ask' }),
  fc.record({ kind: fc.constant<'answer'>('answer'), which: fc.nat(5) }),
);

/**
 * The database answers a query with what it held when the query began, at any later moment and in any order. A request that
 * comes after the end of a write must not be given what was read before it.
 */
test('in whatever order queries end, nobody is given what was read before the last write', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const cache = createReadCache({ maxAgeMs: 1e9 });
      let version = 0;
      const underWay: (() => void)[] = [];
      const asked: { atLeast: number; given: Promise<number> }[] = [];
      for (const one of steps) {
        if (one.kind === 'revoke') {
          version += 1;
          cache.noteWrite(['session']);
        } else if (one.kind === 'ask') {
          const load = () => {
            const seen = version;
            const { promise, resolve } = Promise.withResolvers<number>();
            underWay.push(() => resolve(seen));
            return promise;
          };
          asked.push({ atLeast: version, given: cache.read('key', ['session', 'member'], at(0), load) });
        } else {
          underWay.splice(one.which % Math.max(underWay.length, 1), 1)[0]?.();
          await Promise.resolve();
        }
      }
      for (const answer of underWay) answer();
      for (const { atLeast, given } of asked) expect(await given).toBeGreaterThanOrEqual(atLeast);
    }),
  );
});
