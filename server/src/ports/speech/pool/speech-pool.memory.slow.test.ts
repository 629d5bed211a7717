import { afterEach, expect, test } from 'vitest';
import type { SpeechEngine } from '../engines/engine.ts';
import { speechInput } from '../testing.ts';
import type { MemoryLimitOptions } from './memory-limit.ts';
import { SpeechPool } from './speech-pool.ts';
import { hum, toyEngine, toyVoice } from './toy-engine.ts';
import { onServer } from './transports.ts';

const megabyte = 1 << 20;
const open: SpeechPool[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((pool) => pool.close()));
});

/** An engine whose worker says that it is the process `pid`. */
const limited = (pid: number, policy: SpeechEngine['policy'] = {}): SpeechEngine => ({
  ...toyEngine(`model:${pid}`, (hooks) => ({ ...onServer(hum(20), 1)(hooks), pid })),
  policy: { isLazy: true, memory: { maxBytes: 900 * megabyte }, ...policy },
});

function start(engines: SpeechEngine[], memory: Partial<MemoryLimitOptions>) {
  const pool = new SpeechPool({
    engines,
    ...{ maxQueued: 20, hangMs: 5000, reserveIdleMs: 1000, otherEnginesDelayMs: 0 },
    memory: { maxBytes: 1000 * megabyte, intervalMs: 20, ...memory },
  });
  open.push(pool);
  const say = async (pid: number, text = 'One two three.') => {
    let seconds = 0;
    const input = speechInput(text, { voice: toyVoice(`model:${pid}`) });
    for await (const chunk of pool.speak(input, new AbortController().signal)) seconds = chunk.seconds;
    return seconds;
  };
  const statusOf = (pid: number) => pool.states().find(({ engine }) => engine === `model:${pid}`);
  return { pool, say, statusOf };
}

const eachTakes = (megabytes: number) => async (pids: readonly number[]) =>
  new Map(pids.map((pid) => [pid, megabytes * megabyte]));

test('the model that was used longest ago is unloaded for another one', async () => {
  const { say, statusOf } = start([limited(1), limited(2), limited(3)], { read: eachTakes(400) });
  await say(1);
  await say(2);
  await say(1);
  await expect.poll(() => statusOf(1)?.residentBytes).toBe(400 * megabyte);
  await expect.poll(() => statusOf(2)?.residentBytes).toBe(400 * megabyte);
  await say(3);
  await expect.poll(() => [1, 2, 3].map((pid) => statusOf(pid)?.status)).toEqual(['ready', 'asleep', 'ready']);
  expect(await say(2)).toBeGreaterThan(0.5);
});

test('a process that takes more than its limit is ended, and the chunk is spoken again before it fails', async () => {
  let bytes = 950 * megabyte;
  const read = async (pids: readonly number[]) => new Map(pids.map((pid) => [pid, bytes]));
  const { say, statusOf } = start([limited(1)], { read });
  await expect(say(1, 'one two three four five six seven eight nine ten. ')).rejects.toThrow(
    'took 950 MB of memory, more than its limit of 900 MB',
  );
  expect(statusOf(1)).toMatchObject({ restarts: 2, lastFailure: { at: expect.any(Date) } });
  bytes = 100 * megabyte;
  expect(await say(1)).toBeGreaterThan(0.5);
});

test('a model that needs more than there is says so before it is loaded', async () => {
  const memory = { expectedBytes: 2000 * megabyte, maxBytes: 3000 * megabyte };
  const { pool, say, statusOf } = start([limited(1, { memory })], { read: eachTakes(1) });
  await expect(say(1)).rejects.toThrow('needs about 2000 MB of memory, and all models together may take 1000 MB');
  await expect(pool.load('model:1')).rejects.toThrow('needs about 2000 MB');
  expect(statusOf(1)?.status).toBe('asleep');
});

test('two models that have no room beside each other both speak, however much work one has', async () => {
  const memory = { expectedBytes: 600 * megabyte, maxBytes: 900 * megabyte };
  const { say } = start([limited(1, { memory }), limited(2, { memory })], { read: eachTakes(600) });
  const busy = Promise.all([1, 2, 3, 4].map(() => say(1, 'one two three four. '.repeat(40))));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await say(2)).toBeGreaterThan(0.5);
  expect(await busy).toHaveLength(4);
}, 60_000);

test('a model that nobody uses is unloaded, and its state is told', async () => {
  const { pool, say, statusOf } = start([limited(1, { idleMs: 300, memory: { maxBytes: 900 * megabyte } })], {
    read: eachTakes(100),
  });
  expect(statusOf(1)).toMatchObject({ status: 'asleep', queued: 0, off: 1 });
  const speaking = Promise.all([say(1, 'one two three. '.repeat(10)), say(1)]);
  await expect.poll(() => statusOf(1)?.queued).toBe(1);
  await speaking;
  const state = statusOf(1);
  expect(state?.firstByteMs).toBeGreaterThan(15);
  expect(state?.firstByteMs).toBeLessThan(1000);
  expect(state?.realTimeFactor).toBeGreaterThan(0.02);
  expect(state?.loadMs).toBeGreaterThanOrEqual(0);
  await expect.poll(() => statusOf(1)?.status).toBe('asleep');
  expect(statusOf(1)?.residentBytes).toBeUndefined();
  await pool.load('model:1');
  expect(statusOf(1)?.status).toBe('ready');
});
