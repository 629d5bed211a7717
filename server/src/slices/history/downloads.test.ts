import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as api from '#contract/history/api.ts';
import { extensionOf, speechFileName } from '#contract/history/file-names.ts';
import type { OutputFormat } from '#contract/speech/output-formats.ts';
import { openSession } from '../../platform/identity/sessions/sessions.ts';
import { decode, hasFfmpeg } from '../../ports/speech/testing.ts';
import { byKey, bySession, send } from '../../contract-suite/http.suite.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { withoutTag } from '../../testing/mp3.ts';
import { readZip } from '../../testing/zip.ts';
import { readWhile } from './audio/audio-access.suite.ts';
import { nameUniquely } from './downloads.service.ts';
import { download, speak } from './history.suite.ts';

let t: TestApp;
let mia: TestUser;
/** While it is set, nothing that is cached grows older. */
let frozenAt: Date | undefined;
/** Files that are open for reading. */
let open = 0;
beforeAll(async () => {
  t = await testApp({
    parts: ({ storage, now }) => ({
      now: () => frozenAt ?? now(),
      storage: {
        ...storage,
        async read(key, range) {
          const stream = await storage.read(key, range);
          open += 1;
          stream.once('close', () => (open -= 1));
          return stream;
        },
      },
    }),
  });
  mia = await t.user({ tier: 'pro' });
});
afterAll(() => t.close());

const audioOf = async (history_item_id: string) => {
  const response = await t.call(api.getHistoryAudio, mia, { params: { history_item_id } });
  return Buffer.from(await response.arrayBuffer());
};
const nameOf = (headers: { get(name: string): string | null }) =>
  /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '';
const detailOf = (bytes: Buffer) =>
  (JSON.parse(bytes.toString()) as { detail: { status: string; message: string; param: string | null } }).detail;

const time = String.raw`\d{4}-\d\d-\d\dT\d\d_\d\d_\d\d`;
const how = 'pre_sp100_s50_sb75_se0_b100_m2';

test('one item is downloaded as its file, which says its length, under its name', async () => {
  const id = await speak(t, mia, 'One alone.');
  for (const ids of [[id], [id, id]]) {
    const { status, headers, bytes } = await download(t, mia, ids);
    expect([status, headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(headers.get('content-length')).toBe(String(bytes.length));
    expect(withoutTag(bytes, 'mp3_22050_32').equals(await audioOf(id))).toBe(true);
    expect(nameOf(headers)).toMatch(new RegExp(`^Veery_${time}_Ada_${how}\\.mp3$`));
  }
});

test('the server names a file as the web app does, also one that is not ASCII', async () => {
  const id = await speak(t, mia, 'Under a name of its own.');
  await t.db.updateTable('history_item').set({ voice_name: 'Zoë 海' }).where('history_item_id', '=', id).execute();
  const item = await (await t.call(api.getHistoryItem, mia, { params: { history_item_id: id } })).json();
  const ofWeb = speechFileName(item, extensionOf(item.content_type));
  expect(ofWeb).toContain('_Zoë_海_pre_');
  const audio = await t.call(api.getHistoryAudio, mia, { params: { history_item_id: id } });
  for (const { headers } of [audio, await download(t, mia, [id])]) {
    const encoded = /filename\*=UTF-8''(\S+)$/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '';
    expect(decodeURIComponent(encoded)).toBe(ofWeb);
  }
});

test('several items are a zip, each once, in the requested order, with unique names', async () => {
  const ids = [await speak(t, mia, 'First.'), await speak(t, mia, 'Second.'), await speak(t, mia, 'Third.')];
  await t.db
    .updateTable('history_item')
    .set({ created_at: new Date('2026-03-04T05:06:07Z') })
    .where('history_item_id', 'in', ids)
    .execute();
  const [first = '', second = '', third = ''] = ids;
  const { headers, bytes } = await download(t, mia, [third, first, third, second], 'default');
  expect(headers.get('content-type')).toBe('application/zip');
  expect(nameOf(headers)).toMatch(new RegExp(`^Veery_${time}_history\\.zip$`));
  const files = await readZip(bytes);
  const stem = `Veery_2026-03-04T05_06_07_Ada_${how}`;
  expect([...files.keys()]).toEqual([`${stem}.mp3`, `${stem}_2.mp3`, `${stem}_3.mp3`]);
  const expected = [await audioOf(third), await audioOf(first), await audioOf(second)];
  const sounds = [...files.values()].map((file) => withoutTag(file, 'mp3_22050_32'));
  expect(sounds.map((sound, i) => sound.equals(expected[i] ?? Buffer.alloc(0)))).toEqual([true, true, true]);
});

test('an export of the history is in the audit log', async () => {
  const eva = await t.user();
  await download(t, eva, [await speak(t, eva, 'First.'), await speak(t, eva, 'Second.')], 'default');
  const events = await t.db
    .selectFrom('audit_event')
    .select(['action', 'detail', 'workspace_id'])
    .where('user_id', '=', eva.user_id)
    .where('action', '=', 'history.exported')
    .execute();
  expect(events).toEqual([{ action: 'history.exported', detail: { items: 2 }, workspace_id: eva.workspace_id }]);
});

describe('downloads as wav', () => {
  const formats: OutputFormat[] = ['mp3_44100_128', 'opus_48000_64', 'ulaw_8000', 'pcm_16000', 'wav_22050'];

  test.skipIf(!hasFfmpeg)('one or several items are converted, whatever their format', async () => {
    const ids: string[] = [];
    for (const format of formats) ids.push(await speak(t, mia, 'The ferry leaves at nine.', { format }));
    const seconds = async (id: string) =>
      (await (await t.call(api.getHistoryItem, mia, { params: { history_item_id: id } })).json()).duration_seconds ?? 0;
    const files = await readZip((await download(t, mia, ids, 'wav')).bytes);
    expect(files.size).toBe(formats.length);
    for (const [i, [name, file]] of [...files].entries()) {
      const alone = await download(t, mia, [ids[i] ?? ''], 'wav');
      expect(alone.headers.get('content-type')).toBe('audio/wav');
      expect(alone.headers.get('content-length')).toBe(String(file.length));
      expect(alone.bytes.equals(file)).toBe(true);
      expect([name.slice(-4), nameOf(alone.headers).slice(-4)]).toEqual(['.wav', '.wav']);
      expect(decode(file, ['-f', 'wav'], 48000).length / 48000).toBeCloseTo(await seconds(ids[i] ?? ''), 2);
    }
  });

  test('a broken file breaks off the answer', async () => {
    const id = await speak(t, mia, 'Soon to be broken.', { format: 'opus_48000_64' });
    const broken = await t.parts.storage.create(`speech/broken-${id}.opus`);
    await broken.write(Buffer.alloc(5000, 7));
    const { key } = await broken.commit();
    await t.db.updateTable('history_item').set({ audio_key: key }).where('history_item_id', '=', id).execute();
    await expect(download(t, mia, [id], 'wav')).rejects.toThrow();
  });
});

describe('refused downloads', () => {
  test('a missing item is named, and so is one of another user', async () => {
    const id = await speak(t, mia, 'Mine.');
    const sam = await t.user();
    for (const [user, ids, missing] of [
      [mia, [id, 'nothing'], 'nothing'],
      [sam, [id], id],
    ] as const) {
      const { status, bytes } = await download(t, user, [...ids]);
      expect([status, detailOf(bytes).status]).toEqual([404, 'history_item_not_found']);
      expect(detailOf(bytes).message).toContain(missing);
    }
  });

  test('an unknown format, no ids, or too many are refused', async () => {
    const id = await speak(t, mia, 'Whatever.');
    const { status, bytes } = await download(t, mia, [id], 'flac');
    expect([status, detailOf(bytes)]).toMatchObject([400, { status: 'invalid_output_format', param: 'output_format' }]);
    expect((await download(t, mia, [])).status).toBe(422);
    expect((await download(t, mia, new Array<string>(1001).fill(id))).status).toBe(422);
    expect((await download(t, mia, [id], null)).status).toBe(200);
  });
});

describe('an item whose audio file is gone', () => {
  /** Removes the file behind the service's back, as a broken disk or a hand does. */
  async function loseAudio(id: string): Promise<void> {
    const { audio_key } = await t.db
      .selectFrom('history_item')
      .select('audio_key')
      .where('history_item_id', '=', id)
      .executeTakeFirstOrThrow();
    await t.parts.storage.remove(audio_key);
  }

  test.each(['default', 'wav'])('a download of it alone is answered with 410 audio_missing: %s', async (format) => {
    const id = await speak(t, mia, 'Lost.');
    await loseAudio(id);
    const { status, bytes, headers } = await download(t, mia, [id], format);
    expect([status, detailOf(bytes).status, detailOf(bytes).param]).toEqual([410, 'audio_missing', 'history_item_id']);
    expect(headers.get('content-disposition')).toBeNull();
  });

  test('its audio answers 410, and its other calls answer as before', async () => {
    const history_item_id = await speak(t, mia, 'Lost too.');
    await loseAudio(history_item_id);
    const params = { history_item_id };
    const ranges: Record<string, string>[] = [{}, { range: 'bytes=0-9' }];
    for (const headers of ranges) {
      const audio = await t.call(api.getHistoryAudio, { 'xi-api-key': mia.apiKey, ...headers }, { params });
      expect([audio.status, audio.headers.get('content-type')]).toEqual([410, 'application/json; charset=utf-8']);
      expect(detailOf(Buffer.from(await audio.arrayBuffer()))).toMatchObject({ status: 'audio_missing' });
    }
    expect((await t.call(api.getHistoryItem, mia, { params })).status).toBe(200);
    expect((await t.call(api.getHistoryWaveform, mia, { params, query: { points: 10 } })).status).toBe(200);
    expect((await t.call(api.deleteHistoryItem, mia, { params })).status).toBe(200);
  });

  test.each(['default', 'wav'])('a zip holds the others, and says which are missing: %s', async (format) => {
    const [lost, kept] = [await speak(t, mia, 'Lost in a zip.'), await speak(t, mia, 'Kept in a zip.')];
    await loseAudio(lost);
    const files = await readZip((await download(t, mia, [lost, kept], format)).bytes);
    expect([...files.keys()].map((name) => name.split('.').at(-1))).toEqual([format === 'wav' ? 'wav' : 'mp3', 'txt']);
    const note = [...files.entries()].find(([name]) => name === 'missing-audio.txt')?.[1].toString() ?? '';
    expect(note).toContain(lost);
    expect(note).not.toContain(kept);
    await loseAudio(kept);
    const { status, bytes } = await download(t, mia, [lost, kept], format);
    expect([status, detailOf(bytes).status]).toEqual([410, 'audio_missing']);
  });
});

describe('the request after access has ended is refused, while many players read', () => {
  beforeAll(() => void (frozenAt = new Date()));
  afterAll(() => void (frozenAt = undefined));

  const byMedia = ({ session }: TestUser) => ({ cookie: `veery_media=${session.media}` });
  const everyWay = (user: TestUser) => [byKey(user), bySession(user), byMedia(user)];
  /** A member of a workspace of mia's kind, with an item of their own there. */
  async function member() {
    const admin = await t.user({ tier: 'enterprise' });
    const user = await t.user({ workspace_id: admin.workspace_id });
    return { admin, user, id: await speak(t, user, 'Read by many.') };
  }
  const refused = new Set([401]);

  test('a deleted key', async () => {
    const { user, id } = await member();
    const call = `DELETE /v1/user/delete-api-key?key_id=${user.key_id}`;
    const seen = await readWhile(t, id, [byKey(user)], () => send(t.url, call, { as: bySession(user) }));
    expect(new Set(seen)).toEqual(refused);
  });

  test('a session that another one ends', async () => {
    const { user, id } = await member();
    const other = { session: await openSession(user.ctx(), user.user_id, { ip: '127.0.0.1', userAgent: 'other' }) };
    const call = `DELETE /v1/user/sessions/${user.session.session_id}`;
    const seen = await readWhile(t, id, [bySession(user), byMedia(user)], () =>
      send(t.url, call, { as: bySession(other) }),
    );
    expect(new Set(seen)).toEqual(refused);
  });

  test('a member who is locked out', async () => {
    const { admin, user, id } = await member();
    const body = { email: user.email, is_locked: true };
    const lock = () => send(t.url, 'POST /v1/workspace/members', { as: bySession(admin), body });
    expect(new Set(await readWhile(t, id, everyWay(user), lock))).toEqual(refused);
  });

  test('a member who is sent away: the key belongs to the workspace, and the item too', async () => {
    const { admin, user, id } = await member();
    const remove = () =>
      send(t.url, 'DELETE /v1/workspace/members', { as: bySession(admin), body: { email: user.email } });
    expect(new Set(await readWhile(t, id, everyWay(user), remove))).toEqual(new Set([401, 404]));
  });

  test('an account that an operator locks', async () => {
    const { admin: operator, user, id } = await member();
    await t.db.insertInto('operator').values({ user_id: operator.user_id, granted_at: new Date() }).execute();
    const call = `PUT /v1/operator/accounts/${user.user_id}/lock`;
    const lock = () => send(t.url, call, { as: bySession(operator), body: { is_locked: true } });
    expect(new Set(await readWhile(t, id, everyWay(user), lock))).toEqual(refused);
  });

  test('a deleted item', async () => {
    const { user, id } = await member();
    const remove = () => send(t.url, `DELETE /v1/history/${id}`, { as: byKey(user) });
    expect(new Set(await readWhile(t, id, everyWay(user), remove))).toEqual(new Set([404]));
  });

  test('a file that another program removes', async () => {
    const { user, id } = await member();
    const item = await t.db.selectFrom('history_item').select('audio_key').where('history_item_id', '=', id).execute();
    const remove = async () => {
      await rm(path.join(t.dataDir, 'files', item[0]?.audio_key ?? ''));
      return { status: 200 };
    };
    expect(new Set(await readWhile(t, id, everyWay(user), remove))).toEqual(new Set([410]));
  });

  test('a key that another process disables, within the lifetime of what is cached', async () => {
    const { user, id } = await member();
    const audio = async () =>
      (await t.call(api.getHistoryAudio, byKey(user), { params: { history_item_id: id } })).status;
    expect(await audio()).toBe(200);
    const otherProcess = new pg.Client({ connectionString: t.databaseUrl });
    await otherProcess.connect();
    await otherProcess.query('UPDATE api_key SET disabled_at = now() WHERE key_id = $1', [user.key_id]);
    await otherProcess.end();
    const start = frozenAt?.getTime() ?? 0;
    frozenAt = new Date(start + 99);
    expect(await audio()).toBe(200);
    frozenAt = new Date(start + 100);
    expect(await audio()).toBe(401);
  });
});

test('reading stops when the client leaves', async () => {
  // Far more than the connection's buffers hold.
  const id = await speak(t, mia, 'A long one.');
  const large = await t.parts.storage.create(`speech/large-${id}.mp3`);
  for (let i = 0; i < 40; i++) await large.write(Buffer.alloc(1 << 20));
  const { key, size } = await large.commit();
  const other = await speak(t, mia, 'Another one.');
  await t.db
    .updateTable('history_item')
    .set({ audio_key: key, audio_bytes: size })
    .where('history_item_id', 'in', [id, other])
    .execute();
  for (const [ids, output_format] of [
    [[id], 'default'],
    [[id, other], 'default'],
  ] as const) {
    const request = http.request(`${t.url}/v1/history/download`, {
      method: 'POST',
      headers: { 'xi-api-key': mia.apiKey, 'content-type': 'application/json' },
    });
    request.end(JSON.stringify({ history_item_ids: ids, output_format }));
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    await once(response, 'readable');
    expect(open).toBe(1);
    response.destroy();
    await expect.poll(() => open).toBe(0);
  }
});

test('a repeated name gets a number before its extension', () => {
  const name = nameUniquely();
  expect(['a.mp3', 'a.mp3', 'a_2.mp3', 'a.mp3', 'b', 'b'].map(name)).toEqual([
    'a.mp3',
    'a_2.mp3',
    'a_2_2.mp3',
    'a_3.mp3',
    'b',
    'b_2',
  ]);
});
