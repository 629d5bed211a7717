/** `main.ts` as a process: its first start, its end, and a start after a crash. More ways are in kernel/boot/start.slow.test.ts. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { greeted, endAll, runMain } from './testing/main-process.ts';
import { freePort } from './kernel/boot/free-port.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'veery-main-'));
});
afterAll(async () => {
  await endAll();
  await rm(folder, { recursive: true, force: true });
});

/** The one sentence with which it gives up. */
async function refusal(env: Record<string, string>): Promise<string> {
  const one = runMain(env);
  expect(await one.ended).toBe(1);
  return one.output().trim();
}

test('it starts, prints a set-up link, survives kill -9, refuses a second server, and stops on a signal', async () => {
  const DATA_DIR = path.join(folder, 'life');
  const PORT = String(await freePort());
  const first = runMain({ DATA_DIR, PORT });
  await greeted(first);
  const link = /http:\/\/localhost:\d+\/app\/set-up\?code=(\S+)/.exec(first.output());
  expect(link?.[1]).toHaveLength(43);
  expect(first.output()).toContain(DATA_DIR);
  expect(await refusal({ DATA_DIR, PORT: String(await freePort()) })).toMatch(
    /^Veery is already running on this data folder/,
  );

  first.child.kill('SIGKILL');
  await first.ended;
  const second = runMain({ DATA_DIR, PORT });
  await greeted(second);
  expect((await fetch(`http://127.0.0.1:${PORT}/health`)).status).toBe(200);
  // A link that was never used is replaced by a new one: the old no longer works.
  const code = /code=(\S+)/.exec(second.output())?.[1];
  expect(code).not.toBe(link?.[1]);
  const setUp = (setup_code: string | undefined) =>
    fetch(`http://127.0.0.1:${PORT}/v1/auth/set-up`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ setup_code, email: 'olga@example.test', password: 'Str0ng!pass' }),
    });
  expect((await setUp(link?.[1])).status).toBe(400);
  expect((await setUp(code)).status).toBe(200);
  second.child.kill('SIGTERM');
  expect(await second.ended).toBe(0);

  // Nothing answers any more, the database neither.
  await expect(fetch(`http://127.0.0.1:${PORT}/health`)).rejects.toThrow();
  await expect(readFile(path.join(DATA_DIR, 'postgres/cluster/postmaster.pid'))).rejects.toThrow();
});

test('the mistakes of a configuration are told in one go, a sentence each, without a stack', async () => {
  const said = await refusal({
    ...{ DATA_DIR: '/dev/null/data', PORT: 'eighty', PUBLIC_URL: 'voice.example.org', SIGN_UP: 'perhaps' },
    ...{
      DATABASE_URL: 'postgres://x@127.0.0.1:1/x',
      TRUST_PROXY: 'proxy',
      MAIL_FROM: 'a@b.test',
      FLAGS: 'no-such-flag',
    },
  });
  expect(said.split('\n')).toEqual([
    expect.stringMatching(/^DATA_DIR \/dev\/null\/data is in a file system of the kernel/),
    expect.stringMatching(/^PORT is not valid/),
    expect.stringMatching(/^PUBLIC_URL must be an origin/),
    expect.stringMatching(/^DATABASE_URL is set without SECRET_KEY/),
    expect.stringMatching(/^SIGN_UP is not valid/),
    expect.stringMatching(/^TRUST_PROXY names proxy/),
    expect.stringMatching(/^MAIL_FROM is set without SMTP_URL/),
    expect.stringMatching(/^FLAGS names no-such-flag/),
  ]);
});
