/** `kill -9` of the server in the middle of a bulk job, and a restart: every row is spoken once and paid once. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../testing/app.ts';
import { startCrashServer, type CrashChild } from '../../testing/crash-child.ts';
import type { CrashPoint } from '../../testing/crash-server.ts';
import { ledgerOf } from '../../testing/ledger.ts';
import { readZip } from '../../testing/zip.ts';
import { testVoice } from '../../testing/voice.ts';

const rows = ['first', 'second', 'third', 'fourth'].map((n) => ({ text: `This is the ${n} line of it.` }));
const credits = rows.reduce((sum, { text }) => sum + text.length, 0);

// Makes the users and reads the outcome; the server that crashes is another process on the same data.
let t: TestApp;
let server: CrashChild;
beforeAll(async () => {
  t = await testApp();
});
afterEach(() => {
  server.child.kill('SIGKILL');
});
afterAll(() => t.close());

test.each<CrashPoint>(['reserved', 'second-stored', 'zipped'])(
  'killed when %s',
  async (point) => {
    const mia = await t.user({ tier: 'creator' });
    server = await startCrashServer(t, point);
    const body = {
      rows,
      defaults: { voice_id: testVoice.voice_id, output_format: 'mp3_22050_32' },
      name: 'Lines',
    };
    const headers = { 'content-type': 'application/json', 'xi-api-key': mia.apiKey };
    const response = await fetch(`${server.url}/v1/speech-batches`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const { job_id } = (await response.json()) as { job_id: string };
    expect(await server.died).toBe('SIGKILL');
    const job = t.db.selectFrom('job').selectAll().where('job_id', '=', job_id);
    expect((await job.executeTakeFirstOrThrow()).state).toBe('running');
    const paid = (await ledgerOf(t, mia)).account.credits_used;
    if (point === 'zipped') expect(paid).toBe(credits);
    else expect(paid).toBeLessThan(credits);

    server = await startCrashServer(t, 'never');
    await expect.poll(async () => (await job.executeTakeFirstOrThrow()).state, { timeout: 40_000 }).toBe('done');
    const { account, entries } = await ledgerOf(t, mia);
    expect(account).toMatchObject({ credits_used: credits, credits_reserved: 0, running: 0 });
    expect(entries.filter(({ status }) => status === 'done')).toHaveLength(rows.length);
    const items = await t.db
      .selectFrom('history_item')
      .select(['text', 'audio_key'])
      .where('workspace_id', '=', mia.workspace_id)
      .execute();
    expect(items.map(({ text }) => text).sort()).toEqual(rows.map(({ text }) => text).sort());
    await expect
      .poll(() => files(t))
      .toEqual([...items.map(({ audio_key }) => audio_key), `exports/${job_id}.zip`].sort());
    const file = await fetch(`${server.url}/v1/jobs/${job_id}/file`, { headers: { 'xi-api-key': mia.apiKey } });
    expect((await readZip(Buffer.from(await file.arrayBuffer()))).size).toBe(rows.length + 1);
    for (const key of await files(t)) await t.parts.storage.remove(key);
  },
  120_000,
);

async function files({ parts }: TestApp): Promise<string[]> {
  const keys: string[] = [];
  for (const folder of ['speech', 'exports']) for await (const { key } of parts.storage.list(folder)) keys.push(key);
  return keys.sort();
}
