import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ComputeBusy, computeModule, createCompute, type Compute, type ComputeOptions } from './compute.ts';

let folder: string;
let compute: Compute | undefined;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-compute-'));
});
afterEach(() => compute?.close());
afterAll(() => rm(folder, { recursive: true }));

function moduleOf<I, O>(name: string, body: string) {
  const file = path.join(folder, `${name}.mjs`);
  writeFileSync(file, `export const compute = (input) => { ${body} };`);
  return computeModule<I, O>(pathToFileURL(file));
}

const open = (options?: ComputeOptions) => (compute = createCompute(options));

test('tasks of groups take turns, and each gets its own result', async () => {
  const double = moduleOf<number, number>('double', 'return input * 2;');
  const { run } = open();
  const ended: string[] = [];
  const ask = (n: number, group: string) => run(double, n, group).then((result) => (ended.push(group), result));
  const many = Array.from({ length: 20 }, (_, n) => ask(n, 'many'));
  const one = ask(21, 'one');
  expect(await one).toBe(42);
  expect(ended.length).toBeLessThan(4);
  expect(await Promise.all(many)).toEqual(Array.from({ length: 20 }, (_, n) => n * 2));
});

test('a task that fails or never ends takes no other with it', async () => {
  const fails = moduleOf<string, never>('fails', 'throw new Error(input);');
  const never = moduleOf<null, never>('never', 'for (;;);');
  const same = moduleOf<string, string>('same', 'return input;');
  const { run } = open({ hangMs: 1000 });
  const all = await Promise.allSettled([run(fails, 'why', 'a'), run(never, null, 'a'), run(same, 'it', 'a')]);
  expect(all).toMatchObject([
    { reason: { message: 'why' } },
    { reason: { message: 'a task took more than 1000 ms' } },
    { value: 'it' },
  ]);
});

test('a group that has too many tasks waiting is refused, another one is not', async () => {
  const same = moduleOf<string, string>('same', 'return input;');
  const { run } = open({ maxQueued: 4 });
  const taken = [1, 2, 3, 4, 5].map(() => run(same, 'it', 'many'));
  await expect(run(same, 'it', 'many')).rejects.toThrow(ComputeBusy);
  expect(await run(same, 'other', 'one')).toBe('other');
  expect(await Promise.all(taken)).toHaveLength(5);
});

test('what waits is refused when the thread is closed', async () => {
  const never = moduleOf<null, never>('never', 'for (;;);');
  const { run, close } = open();
  const all = Promise.allSettled([run(never, null, 'a'), run(never, null, 'b')]);
  await close();
  expect((await all).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
