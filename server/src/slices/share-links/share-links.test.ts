import { afterAll, beforeAll, expect, test } from 'vitest';
import { byKey, bySession, nobody, refusal, send } from '../../contract-suite/http.suite.ts';
import { speak, voiceId } from '../../contract-suite/speak.suite.ts';
import { actingAs } from '../../kernel/context.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import * as items from '../history/sharing.store.ts';
import { setFlag } from '../workspace/workspace.service.ts';
import * as links from './share-links.store.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const text = 'Before the light reaches the water, the veery begins. <b>You never see</b> the bird.';
const itemOf = async (user: TestUser, words = text) =>
  (await speak(app, user, words)).headers.get('history-item-id') ?? '';
const as = (user: TestUser) => ({ as: bySession(user) });
const share = (user: TestUser, id: string) => send(app.url, `GET /v1/history/${id}/share-link`, as(user));
const unshare = (user: TestUser, id: string) => send(app.url, `DELETE /v1/history/${id}/share-link`, as(user));
const linkOf = async (user: TestUser, id: string) => idIn((await share(user, id)).body.share_link);
const idIn = (link: string) => link.split('/').at(-1) ?? '';
/** As a browser opens it. */
const open = (path: string, headers: Record<string, string> = {}) =>
  fetch(app.url + path, { headers: { accept: 'text/html,*/*;q=0.8', ...headers } });

test('a link is made when it is first asked for, and stays the same also for calls at once', async () => {
  const ada = await app.user();
  const id = await itemOf(ada);
  const answers = await Promise.all(Array.from({ length: 8 }, () => share(ada, id)));
  expect(new Set(answers.map(({ body }) => body.share_link)).size).toBe(1);
  expect(answers[0]?.body).toEqual({
    share_link: expect.stringMatching(new RegExp(`^${app.parts.config.publicUrl}/share/[A-Za-z0-9]{20}$`)),
    public_user_name: null,
    allow_download: true,
  });
  const item = await send(app.url, `GET /v1/history/${id}`, as(ada));
  expect(item.body.share_link_id).toBe(idIn(answers[0]?.body.share_link));
  const events = await app.db.selectFrom('audit_event').select('action').where('user_id', '=', ada.user_id).execute();
  expect(events.filter(({ action }) => action === 'history.shared')).toHaveLength(1);
});

test('only the owner shares: not a stranger, a colleague, a key that may only read, or nobody', async () => {
  const ada = await app.user();
  const id = await itemOf(ada);
  const colleague = await app.user({ workspace_id: ada.workspace_id });
  const stranger = await app.user();
  const call = `/v1/history/${id}/share-link`;
  for (const [method, body] of [['GET'], ['PATCH', { allow_download: false }], ['DELETE']] as const) {
    for (const other of [colleague, stranger])
      expect(refusal(await send(app.url, `${method} ${call}`, { ...as(other), body }))).toEqual([
        404,
        'history_item_not_found',
      ]);
    expect((await send(app.url, `${method} ${call}`, { as: nobody, body })).status).toBe(401);
  }
  const reader = await app.user({ permissions: ['speech_history_read'] });
  expect(refusal(await send(app.url, `GET ${call}`, { as: byKey(reader) }))).toEqual([401, 'missing_permissions']);
  expect((await send(app.url, `GET /v1/history/${id}`, as(ada))).body.share_link_id).toBeNull();
});

test('everybody who has the link hears the item, and sees nothing else of its owner', async () => {
  const ada = await app.user();
  const id = await itemOf(ada);
  await send(app.url, 'POST /v1/user/update-public-user-name', {
    ...as(ada),
    body: { public_user_name: 'Mara <Velde>' },
  });
  const link = await linkOf(ada, id);
  const data = await send(app.url, `GET /share/${link}?format=json`);
  expect(data.body).toEqual({
    text,
    voice_name: expect.any(String),
    dialogue: null,
    audio_url: `${app.parts.config.publicUrl}/share/${link}/audio`,
    public_user_name: 'Mara <Velde>',
    date_unix: expect.any(Number),
  });
  const item = (await send(app.url, `GET /v1/history/${id}`, as(ada))).body;
  for (const path of [`/share/${link}`, `/share/${link}/embed`, `/share/${link}?format=json`]) {
    const page = await open(path);
    const seen =
      (await page.text()) + JSON.stringify([...page.headers].filter(([name]) => !name.includes('request-id')));
    expect(page.status).toBe(200);
    expect(page.headers.get('set-cookie')).toBeNull();
    for (const secret of [id, ada.user_id, ada.workspace_id, ada.email, item.request_id, ada.apiKey, voiceId])
      expect(seen).not.toContain(secret);
  }
});

test('the page is complete before any script: head for other sites, text, player, and nothing that runs inline', async () => {
  const ada = await app.user();
  const link = await linkOf(ada, await itemOf(ada));
  const page = await (await open(`/share/${link}`)).text();
  const base = `${app.parts.config.publicUrl}/share/${link}`;
  for (const part of [
    '<html lang="en">',
    '<title>Before the light reaches the water · Veery</title>',
    '<meta name="robots" content="noindex, nofollow">',
    `<meta property="og:audio" content="${base}/audio" />`,
    `<meta property="og:image" content="${base}/image" />`,
    '<meta name="twitter:card" content="player" />',
    `<meta name="twitter:player" content="${base}/embed" />`,
    'type="application/json+oembed"',
    'Made with AI',
    'Create your own',
    '<span>&#60;b&#62;You</span>',
  ])
    expect(page).toContain(part);
  expect(page.match(/<script(?! type="application\/json")[^>]*>/g)).toEqual(['<script type="module" src="/share.js">']);
  const german = await (await open(`/share/${link}?theme=dark`, { 'accept-language': 'de-AT,de;q=0.9' })).text();
  for (const part of ['<html lang="de" data-theme="dark">', 'Mit KI erstellt', 'Selbst erstellen', 'Melden'])
    expect(german).toContain(part);
});

test('only the embedded player may be framed', async () => {
  const ada = await app.user();
  const link = await linkOf(ada, await itemOf(ada));
  const guards = async (path: string) => {
    const { headers } = await open(path);
    return [
      /frame-ancestors ([^;]+)/.exec(headers.get('content-security-policy') ?? '')?.[1],
      headers.get('x-frame-options'),
    ];
  };
  expect(await guards(`/share/${link}/embed`)).toEqual(['*', null]);
  for (const path of [`/share/${link}`, `/share/${link}/audio`, '/share/unknown', '/v1/oembed', '/app/home'])
    expect(await guards(path), path).toEqual(["'none'", 'DENY']);
  const oembed = await send(
    app.url,
    `GET /v1/oembed?url=${encodeURIComponent(`${app.parts.config.publicUrl}/share/${link}`)}`,
  );
  expect(oembed.body).toMatchObject({ version: '1.0', type: 'rich', title: 'Before the light reaches the water' });
  expect(oembed.body.html).toContain(`src="${app.parts.config.publicUrl}/share/${link}/embed"`);
  for (const url of [`https://elsewhere.example/share/${link}`, app.parts.config.publicUrl, 'no address'])
    expect(refusal(await send(app.url, `GET /v1/oembed?url=${encodeURIComponent(url)}`))).toEqual([
      404,
      'not_a_share_link',
    ]);
});

test('the audio answers ranges, is asked about each time, and leads to no other item', async () => {
  const ada = await app.user();
  const id = await itemOf(ada);
  const link = await linkOf(ada, id);
  const whole = await open(`/share/${link}/audio`);
  const bytes = Buffer.from(await whole.arrayBuffer());
  const own = await fetch(`${app.url}/v1/history/${id}/audio`, { headers: bySession(ada) });
  expect(bytes.equals(Buffer.from(await own.arrayBuffer()))).toBe(true);
  expect(whole.headers.get('cache-control')).toBe('public, no-cache');
  expect(whole.headers.get('content-disposition')).toBeNull();
  const part = await open(`/share/${link}/audio`, { range: 'bytes=10-19' });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
  const again = await open(`/share/${link}/audio`, { 'if-none-match': whole.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  const saved = await open(`/share/${link}/audio?download=true`);
  expect(saved.headers.get('content-disposition')).toContain('Before_the_light_reaches_the_water.mp3');
  // A saved file tells players how long it is, in front of the same bytes.
  const file = Buffer.from(await saved.arrayBuffer());
  expect(Number(saved.headers.get('content-length'))).toBe(file.length);
  expect(file.subarray(-bytes.length).equals(bytes)).toBe(true);
  expect(file.subarray(0, file.length - bytes.length).includes('Info')).toBe(true);
  const across = { range: `bytes=${file.length - bytes.length - 5}-${file.length - bytes.length + 4}` };
  const cut = await open(`/share/${link}/audio?download=true`, across);
  expect(Buffer.from(await cut.arrayBuffer()).equals(file.subarray(-bytes.length - 5, -bytes.length + 5))).toBe(true);
  await send(app.url, `PATCH /v1/history/${id}/share-link`, { ...as(ada), body: { allow_download: false } });
  expect(refusal(await send(app.url, `GET /share/${link}/audio?download=true`))).toEqual([403, 'download_not_allowed']);
  expect(await (await open(`/share/${link}`)).text()).not.toContain('download=true');
  // The id of the item is no link.
  expect(refusal(await send(app.url, `GET /share/${id}/audio`))).toEqual([404, 'share_link_not_found']);
  await app.parts.storage.remove(
    (
      await app.db
        .selectFrom('history_item')
        .select('audio_key')
        .where('history_item_id', '=', id)
        .executeTakeFirstOrThrow()
    ).audio_key,
  );
  const missing = await send(app.url, `GET /share/${link}/audio`);
  expect(refusal(missing)).toEqual([410, 'shared_audio_missing']);
  expect(missing.text).not.toContain(id);
});

test('raw samples get the header of a WAV file, in ranges too', async () => {
  const ada = await app.user();
  for (const [format, tag] of [
    ['pcm_16000', 1],
    ['ulaw_8000', 7],
  ] as const) {
    const made = await speak(app, ada, 'Raw samples.', format);
    const id = made.headers.get('history-item-id') ?? '';
    const own = await fetch(`${app.url}/v1/history/${id}/audio`, { headers: bySession(ada) });
    const raw = Buffer.from(await own.arrayBuffer());
    const link = await linkOf(ada, id);
    const whole = await open(`/share/${link}/audio`);
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect([whole.headers.get('content-type'), bytes.length]).toEqual(['audio/wav', raw.length + 44]);
    expect([bytes.toString('latin1', 0, 4), bytes.readUInt16LE(20), bytes.readUInt32LE(40)]).toEqual([
      'RIFF',
      tag,
      raw.length,
    ]);
    expect(bytes.subarray(44).equals(raw)).toBe(true);
    for (const [start, end] of [
      [0, 43],
      [40, 50],
      [60, 99],
    ] as const) {
      const part = await open(`/share/${link}/audio`, { range: `bytes=${start}-${end}` });
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(start, end + 1))).toBe(true);
    }
  }
});

test('a link that ends answers 410 everywhere, as a page and as JSON, and the next one is another', async () => {
  const ada = await app.user();
  const id = await itemOf(ada);
  const link = await linkOf(ada, id);
  expect((await unshare(ada, id)).status).toBe(200);
  expect((await unshare(ada, id)).status).toBe(200);
  for (const path of ['', '/embed', '/audio', '/image', '?format=json'])
    expect(refusal(await send(app.url, `GET /share/${link}${path}`))).toEqual([410, 'share_link_removed']);
  const page = await open(`/share/${link}`, { 'accept-language': 'de' });
  expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('Diese Seite wurde entfernt')]);
  const unknown = await open('/share/never');
  expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining('There is no such page')]);
  const next = await linkOf(ada, id);
  expect(next).not.toBe(link);
  expect((await open(`/share/${next}`)).status).toBe(200);
  expect((await open(`/share/${link}`)).status).toBe(410);
  await send(app.url, `DELETE /v1/history/${id}`, as(ada));
  expect(refusal(await send(app.url, `GET /share/${next}?format=json`))).toEqual([410, 'share_link_removed']);
});

test('a workspace on the enterprise plan shares only with its flag, and what it shared is gone without it', async () => {
  const ada = await app.user({ tier: 'enterprise' });
  const id = await itemOf(ada);
  expect(refusal(await share(ada, id))).toEqual([403, 'sharing_not_allowed']);
  await setFlag(ada.ctx(), ada.workspace_id, 'tts-video-generation', true);
  const link = await linkOf(ada, id);
  expect((await open(`/share/${link}`)).status).toBe(200);
  await setFlag(ada.ctx(), ada.workspace_id, 'tts-video-generation', false);
  expect(refusal(await share(ada, id))).toEqual([403, 'sharing_not_allowed']);
  expect(refusal(await send(app.url, `GET /share/${link}/audio`))).toEqual([410, 'share_link_removed']);
  expect((await unshare(ada, id)).status).toBe(200);
});

test('the picture is a PNG of 1200 by 630', async () => {
  const ada = await app.user();
  const link = await linkOf(ada, await itemOf(ada));
  const image = await open(`/share/${link}/image`);
  const bytes = Buffer.from(await image.arrayBuffer());
  expect([image.headers.get('content-type'), bytes.toString('latin1', 1, 4)]).toEqual(['image/png', 'PNG']);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('each query of a link asks whose it is: the same person elsewhere, a colleague and a stranger change nothing', async () => {
  const ada = await app.user();
  const colleague = await app.user({ workspace_id: ada.workspace_id });
  const stranger = await app.user();
  const id = await itemOf(ada);
  const link = await linkOf(ada, id);
  const others = [
    actingAs(ada.ctx(), { ...ada.actor, workspace_id: stranger.workspace_id }),
    colleague.ctx(),
    stranger.ctx(),
  ];
  for (const other of others) {
    expect(await items.lockShareState(other, id)).toBeUndefined();
    await items.updateShareLink(other, id, 'other');
    expect(await links.findOwnLink(other, link)).toBeUndefined();
    await links.updateDownload(other, link, false);
    await links.endLink(other, link, 'taken_down');
  }
  expect(await items.lockShareState(ada.ctx(), id)).toMatchObject({ share_link_id: link });
  expect(await links.findOwnLink(ada.ctx(), link)).toMatchObject({ allow_download: true });
  expect((await open(`/share/${link}`)).status).toBe(200);
  // Another item's link says nothing of this one, nor does this one's link of another item.
  expect(await items.findShared(ada.ctx(), id, 'other')).toBeUndefined();
  expect(await items.findShared(ada.ctx(), await itemOf(ada, 'Another one.'), link)).toBeUndefined();
  await links.endLink(ada.ctx(), link, 'taken_down');
  for (const other of others) expect(await links.wasTakenDown(other, id)).toBe(false);
  expect(await links.wasTakenDown(ada.ctx(), id)).toBe(true);
});
