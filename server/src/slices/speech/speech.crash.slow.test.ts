/** `kill -9` of the server at three fixed points of a speech, and a restart: ledger, history and files agree. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { startCrashServer, type CrashChild } from '../../testing/crash-child.ts';
import type { CrashPoint } from '../../testing/crash-server.ts';
import { ledgerOf } from '../../testing/ledger.ts';
import { testVoice } from '../../testing/voice.ts';

const voice = testVoice.voice_id;
const text = 'The ferry left the harbour at nine, and by noon the islands were already out of sight. '.repeat(10);

// Makes the users and reads the outcome; the crashing server is another process on the same data.
let t: TestApp;
let server: CrashChild;
beforeAll(async () => {
  t = await testApp();
});
afterEach(() => {
  server.child.kill('SIGKILL');
});
afterAll(() => t.close());

const half = text.length / 2;
const requests = {
  speech: { path: `text-to-speech/${voice}/stream`, body: { text } },
  dialogue: {
    path: 'text-to-dialogue/stream',
    body: { inputs: [text.slice(0, half), text.slice(half)].map((said) => ({ text: said, voice_id: voice })) },
  },
};

/** Bytes that arrived before the end, and whether the end was a clean one. */
async function speak(user: TestUser, kind: keyof typeof requests): Promise<{ bytes: number; isClean: boolean }> {
  let bytes = 0;
  try {
    const response = await fetch(`${server.url}/v1/${requests[kind].path}?output_format=pcm_22050`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'xi-api-key': user.apiKey },
      body: JSON.stringify(requests[kind].body),
    });
    const chunks = response.body as unknown as AsyncIterable<Uint8Array> | null;
    for await (const chunk of chunks ?? []) bytes += chunk.length;
    return { bytes, isClean: true };
  } catch {
    return { bytes, isClean: false };
  }
}

test.each<[CrashPoint, keyof typeof requests]>([
  ['reserved', 'speech'],
  ['streaming', 'speech'],
  ['stored', 'speech'],
  ['streaming', 'dialogue'],
])(
  'killed when %s: a %s',
  async (point, kind) => {
    const mia = await t.user();
    server = await startCrashServer(t, point);
    const heard = await speak(mia, kind);
    expect(await server.died).toBe('SIGKILL');
    expect(heard.isClean).toBe(false);
    if (point !== 'reserved') expect(heard.bytes).toBeGreaterThan(0);
    // The crash left the credits reserved and the place taken: that is what the restart has to mend.
    expect((await ledgerOf(t, mia)).account).toMatchObject({
      credits_reserved: text.length,
      running: 1,
      credits_used: 0,
    });

    server = await startCrashServer(t, 'never');
    const { account, entries } = await ledgerOf(t, mia);
    expect(account).toMatchObject({ credits_used: 0, credits_reserved: 0, running: 0 });
    expect(entries).toMatchObject([{ status: 'failed', credits: 0 }]);
    const items = t.db.selectFrom('history_item').select('audio_key').where('workspace_id', '=', mia.workspace_id);
    expect(await items.execute()).toEqual([]);
    await expect.poll(() => files(t)).toEqual([]);

    expect((await speak(mia, kind)).isClean).toBe(true);
    const [item] = await items.execute();
    expect(await files(t)).toEqual([item?.audio_key]);
    expect((await ledgerOf(t, mia)).account).toMatchObject({
      credits_used: text.length,
      credits_reserved: 0,
      running: 0,
    });
    await t.parts.storage.remove(item?.audio_key ?? '');
  },
  60_000,
);

async function files({ parts }: TestApp): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of parts.storage.list('speech')) keys.push(key);
  return keys;
}
