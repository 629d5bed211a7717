/** The public SDK, unchanged, drives every call that it has. What it receives is compared with the public API's shapes. */
import { ElevenLabsClient, type ElevenLabs } from '@elevenlabs/elevenlabs-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { premadeVoices } from '../slices/voices/voices.rules.ts';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';
import { toneWav } from '../testing/sound.ts';
import { steadyRecognition } from '../testing/steady-recognition.ts';
import { byKey, bySession, checkedFetch, compared, send } from './http.suite.ts';
import { settled, voiceId } from './speak.suite.ts';
import { publicApi } from './shapes.suite.ts';

let app: TestApp;
let user: TestUser;
let client: ElevenLabsClient;
beforeAll(async () => {
  app = await testApp({ parts: () => ({ recognition: steadyRecognition() }) });
  user = await app.user();
  client = new ElevenLabsClient({ apiKey: user.apiKey, baseUrl: app.url, fetch: checkedFetch });
});
afterAll(() => app.close());

const bytesOf = async (stream: ReadableStream<Uint8Array>) =>
  Buffer.from(await new Response(stream as BodyInit).arrayBuffer());
const isMp3 = (audio: Buffer) => audio[0] === 0xff && ((audio[1] ?? 0) & 0xe0) === 0xe0;

test('models.list', async () => {
  const models = await client.models.list();
  expect(models.map((model) => model.modelId)).toContain('eleven_multilingual_v2');
  expect(models[0]).toMatchObject({ canDoTextToSpeech: true, modelRates: { characterCostMultiplier: 1 } });
  expect(models[0]?.languages?.[0]).toEqual({ languageId: 'en', name: 'English' });
});

test('voices.getAll and voices.get', async () => {
  const { voices } = await client.voices.getAll();
  expect(voices.length).toBeGreaterThan(1);
  const voice = await client.voices.get(voiceId);
  const listed = voices.find((one) => one.voiceId === voiceId);
  expect(voice).toMatchObject({ voiceId, name: listed?.name, category: 'premade' });
  expect(listed?.name).toBeTruthy();
  expect(voice.settings?.stability).toBe(0.5);
  expect((await client.voices.get(voiceId, { withSettings: false })).settings ?? null).toBeNull();
  const preview = await fetch(voice.previewUrl?.replace(/^http:\/\/[^/]+/, app.url) ?? '');
  expect(preview.headers.get('content-type')).toBe('audio/mpeg');
  expect(isMp3(Buffer.from(await preview.arrayBuffer()))).toBe(true);
});

test('voices.settings.get, getDefault, update', async () => {
  const factory = { stability: 0.5, similarityBoost: 0.75, style: 0, useSpeakerBoost: true, speed: 1 };
  expect(await client.voices.settings.getDefault()).toMatchObject(factory);
  expect(await client.voices.settings.update(voiceId, { stability: 0.3, speed: 1.1 })).toEqual({ status: 'ok' });
  expect(await client.voices.settings.get(voiceId)).toMatchObject({ ...factory, stability: 0.3, speed: 1.1 });
  await client.voices.settings.update(voiceId, { stability: 0.5, speed: 1 });
  expect(await client.voices.settings.get(voiceId)).toMatchObject(factory);
  expect(await client.voices.settings.getDefault()).toMatchObject(factory);
});

test.each(['convert', 'stream'] as const)('textToSpeech.%s', async (call) => {
  const before = (await settled(app, user)).credits_used;
  // The texts differ, because the second of two equal ones would come from the cache for free.
  const text = call === 'convert' ? 'One two three. Four five six.' : 'Six five four. Three two one.';
  const { data, rawResponse } = await client.textToSpeech[call](voiceId, {
    text,
    outputFormat: 'mp3_22050_32',
  }).withRawResponse();
  expect(rawResponse.headers.get('content-type')).toBe('audio/mpeg');
  expect(rawResponse.headers.get('transfer-encoding')).toBe('chunked');
  expect(rawResponse.headers.get('history-item-id')).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(rawResponse.headers.get('character-cost')).toBe(String(text.length));
  expect(rawResponse.headers.get('current-concurrent-requests')).toBe('1');
  expect(rawResponse.headers.get('maximum-concurrent-requests')).toBe('2');
  const audio = await bytesOf(data);
  expect(isMp3(audio)).toBe(true);
  // 32 kbit/s: about two seconds.
  expect(audio.length).toBeGreaterThan(4_000);
  expect((await settled(app, user)).credits_used - before).toBe(text.length);
});

test('textToSpeech.convert in every codec, with voice settings and a cheap model', async () => {
  for (const [outputFormat, type] of [
    ['pcm_16000', 'audio/pcm'],
    ['ulaw_8000', 'audio/basic'],
    ['alaw_8000', 'audio/x-alaw-basic'],
    ['wav_16000', 'audio/wav'],
    ['opus_48000_32', 'audio/ogg'],
  ] as const) {
    const request = { text: 'Four!', modelId: 'eleven_flash_v2_5', voiceSettings: { speed: 1.2 }, outputFormat };
    const { data, rawResponse } = await client.textToSpeech.convert(voiceId, request).withRawResponse();
    expect([rawResponse.headers.get('content-type'), rawResponse.headers.get('character-cost')]).toEqual([type, '3']);
    expect((await bytesOf(data)).length).toBeGreaterThan(1_000);
  }
});

test('textToSpeech.convertWithTimestamps', async () => {
  const text = 'Añ 😀 e.';
  const answer = await client.textToSpeech.convertWithTimestamps(voiceId, { text, outputFormat: 'mp3_22050_32' });
  expect(isMp3(Buffer.from(answer.audioBase64, 'base64'))).toBe(true);
  expect(answer.alignment?.characters).toEqual([...text]);
  const { characterStartTimesSeconds: starts = [], characterEndTimesSeconds: ends = [] } = answer.alignment ?? {};
  expect([starts.length, ends.length]).toEqual([[...text].length, [...text].length]);
  starts.forEach((start, i) => {
    expect(ends[i]).toBeGreaterThanOrEqual(start);
    expect(start).toBeGreaterThanOrEqual(starts[i - 1] ?? 0);
  });
  expect(answer.normalizedAlignment?.characters.length).toBeGreaterThan(0);
});

test('textToSpeech.streamWithTimestamps: times are counted from the start of the whole audio', async () => {
  const text = 'This is the first sentence. And this is the second sentence.';
  const chunks = await client.textToSpeech.streamWithTimestamps(voiceId, { text, outputFormat: 'mp3_22050_32' });
  const characters: string[] = [];
  const starts: number[] = [];
  let audio = 0;
  let count = 0;
  for await (const chunk of chunks) {
    count++;
    audio += Buffer.from(chunk.audioBase64, 'base64').length;
    characters.push(...(chunk.alignment?.characters ?? []));
    starts.push(...(chunk.alignment?.characterStartTimesSeconds ?? []));
  }
  expect(count).toBeGreaterThanOrEqual(2);
  expect(audio).toBeGreaterThan(5_000);
  expect(characters.join('')).toBe(text);
  expect(starts).toEqual([...starts].sort((a, b) => a - b));
});

test('voices.search, page by page, with filters', async () => {
  const names: string[] = [];
  let nextPageToken: string | undefined;
  for (let hasMore = true; hasMore;) {
    const page = await client.voices.search({
      pageSize: 15,
      sort: 'name',
      ...(nextPageToken ? { nextPageToken } : {}),
    });
    names.push(...page.voices.map(({ name }) => name ?? ''));
    ({ hasMore } = page);
    nextPageToken = page.nextPageToken ?? undefined;
    expect(page.totalCount).toBe(premadeVoices.length);
  }
  expect(names).toEqual(premadeVoices.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'en')));
  const found = await client.voices.search({ search: 'bruno', category: 'premade', voiceType: 'default' });
  expect(found.voices.map(({ name }) => name)).toEqual(['Bruno']);
});

test('history.list, paged; get, getAudio, delete', async () => {
  const other = await app.user();
  const own = new ElevenLabsClient({ apiKey: other.apiKey, baseUrl: app.url, fetch: checkedFetch });
  const spoken: Buffer[] = [];
  for (const n of ['One.', 'Two.', 'Three.', 'Four.', 'Five.']) {
    spoken.push(await bytesOf(await own.textToSpeech.convert(voiceId, { text: n, outputFormat: 'mp3_22050_32' })));
  }
  const texts: (string | undefined)[] = [];
  const sizes: number[] = [];
  let startAfterHistoryItemId: string | undefined;
  for (let hasMore = true; hasMore;) {
    const page = await own.history.list({
      pageSize: 2,
      ...(startAfterHistoryItemId ? { startAfterHistoryItemId } : {}),
    });
    texts.push(...page.history.map((item) => item.text));
    sizes.push(page.history.length);
    ({ hasMore } = page);
    startAfterHistoryItemId = page.lastHistoryItemId ?? undefined;
    expect(startAfterHistoryItemId).toBe(page.history.at(-1)?.historyItemId);
  }
  expect(sizes).toEqual([2, 2, 1]);
  expect(texts).toEqual(['Five.', 'Four.', 'Three.', 'Two.', 'One.']);
  const id = startAfterHistoryItemId ?? '';
  const item = await own.history.get(id);
  expect(item).toMatchObject({ text: 'One.', voiceId, state: 'created', contentType: 'audio/mpeg', source: 'TTS' });
  expect(item.characterCountChangeTo - item.characterCountChangeFrom).toBe(4);
  expect(item.alignments?.alignment?.characters.join('')).toBe('One.');
  expect((await bytesOf(await own.history.getAudio(id))).equals(spoken[0] ?? Buffer.of())).toBe(true);
  expect(await own.history.delete(id)).toEqual({ status: 'ok' });
  await expect(own.history.get(id)).rejects.toMatchObject({ statusCode: 404 });
  expect((await own.history.list()).history).toHaveLength(4);
  expect((await own.history.list({ search: 'THRE' })).history.map((one) => one.text)).toEqual(['Three.']);
  expect((await own.history.list({ search: '%' })).history).toEqual([]);
});

test('history.list ends after an empty page', async () => {
  const fresh = new ElevenLabsClient({ apiKey: (await app.user()).apiKey, baseUrl: app.url, fetch: checkedFetch });
  expect(await fresh.history.list({ pageSize: 2 })).toMatchObject({ history: [], hasMore: false });
});

test('user and subscription, as documented', async () => {
  const me = await send(app.url, 'GET /v1/user', { as: byKey(user) });
  expect(me.body).toMatchObject({ user_id: user.user_id, is_api_key_hashed: true, first_name: 'User 1' });
  const subscription = await send(app.url, 'GET /v1/user/subscription', { as: byKey(user) });
  expect(subscription.body).toMatchObject({ tier: 'free', character_limit: 10_000, status: 'free', voice_limit: 3 });
  expect(subscription.body.character_count).toBe((await settled(app, user)).credits_used);
  expect(subscription.body.next_character_count_reset_unix).toBeGreaterThan(Date.now() / 1000);
  expect(subscription.body).toMatchObject(me.body.subscription);
});

// SDK 2.73 wants keys that the document of 2025 does not have.
test('user.get', async () => {
  expect(await client.user.get()).toMatchObject({ userId: user.user_id, subscription: { tier: 'free' } });
});
test('user.subscription.get', async () => {
  expect(await client.user.subscription.get()).toMatchObject({ tier: 'free', characterLimit: 10_000 });
});

test('workspace.invites and workspace.members', async () => {
  const [ada, ben] = [await app.user({ tier: 'enterprise' }), await app.user()];
  const { workspace } = new ElevenLabsClient({ apiKey: ada.apiKey, baseUrl: app.url, fetch: checkedFetch });
  await workspace.invites.create({ email: ben.email, workspacePermission: 'workspace_member' });
  await workspace.invites.createBatch({ emails: ['one@example.test', 'two@example.test'] });
  await workspace.invites.delete({ email: 'one@example.test' });
  const { invites } = (await send(app.url, 'GET /v1/workspace/invites', { as: byKey(ada) })).body as {
    invites: { email: string; code: string }[];
  };
  expect(invites.map(({ email }) => email).sort()).toEqual(['two@example.test', ben.email].sort());
  const code = invites.find(({ email }) => email === ben.email)?.code;
  await send(app.url, `POST /v1/workspace/invites/${code}/accept`, { as: bySession(ben) });
  await workspace.members.update({ email: ben.email, isLocked: true });
  expect(await workspace.members.list()).toMatchObject([
    { email: ada.email, isOwner: true, isLocked: false, seatType: 'workspace_admin' },
    { email: ben.email, isOwner: false, isLocked: true, seatType: 'workspace_member' },
  ]);
  // The SDK has it no longer.
  const removed = await send(app.url, 'DELETE /v1/workspace/members', { as: byKey(ada), body: { email: ben.email } });
  expect(removed.body).toEqual({ status: 'ok' });
});

test('speechToText.convert, forcedAlignment.create and webhooks.list', async () => {
  const file = () => new File([toneWav(0.2)], 'tone.wav');
  expect(await client.speechToText.convert({ modelId: 'scribe_v2', file: file() })).toMatchObject({
    languageCode: 'en',
    text: 'Good morning.',
  });
  const { words } = await client.forcedAlignment.create({ file: file(), text: 'Good morning.' });
  expect(
    words
      .map(({ text }) => text)
      .join('')
      .replaceAll(' ', ''),
  ).toBe('Goodmorning.');
  expect(await client.webhooks.list()).toEqual({ webhooks: [] });
});

test('audioIsolation.convert and stream, speechToSpeech.convert and stream', async () => {
  const audio = () => new File([toneWav(1)], 'tone.wav');
  expect(isMp3(await bytesOf(await client.audioIsolation.convert({ audio: audio() })))).toBe(true);
  expect(isMp3(await bytesOf(await client.audioIsolation.stream({ audio: audio() })))).toBe(true);
  const settings = { outputFormat: 'pcm_16000', modelId: 'eleven_english_sts_v2', seed: 7 } as const;
  const converted = await client.speechToSpeech.convert(voiceId, { audio: audio(), ...settings });
  // 16 bits at 16 kHz, as long as what was sent.
  const seconds = (await bytesOf(converted)).length / 32_000;
  expect(seconds).toBeCloseTo(1, 1);
  const streamed = await client.speechToSpeech.stream(voiceId, {
    ...{ audio: audio(), ...settings, removeBackgroundNoise: true },
    voiceSettings: JSON.stringify({ stability: 0.4 }),
  });
  expect((await bytesOf(streamed)).length / 32_000).toBeCloseTo(1, 1);
  const missing = client.speechToSpeech.convert('nobody', { audio: audio() });
  await expect(missing).rejects.toMatchObject({ statusCode: 404, body: { detail: { status: 'voice_not_found' } } });
  const noSound = client.audioIsolation.convert({ audio: new File(['no sound at all'], 'a.wav') });
  await expect(noSound).rejects.toMatchObject({ statusCode: 400, body: { detail: { status: 'media_unreadable' } } });
});

test('usage.get', async () => {
  const now = Date.now();
  const { time, usage } = await client.usage.get({ startUnix: now - 86_400_000, endUnix: now, breakdownType: 'model' });
  expect(time).toHaveLength(Object.values(usage)[0]!.length);
});

const alias = (stringToReplace: string, spoken: string) => ({ type: 'alias' as const, stringToReplace, alias: spoken });
const wordsOf = ({ rules }: ElevenLabs.GetPronunciationDictionaryWithRulesResponseModel) =>
  rules.map((one) => `${one.stringToReplace}=${one.type === 'alias' ? one.alias : one.phoneme}`);

test('pronunciationDictionaries: create, get, add, remove and set rules, update, list and download', async () => {
  const { pronunciationDictionaries: dictionaries } = client;
  const made = await dictionaries.createFromRules({
    name: 'Places',
    description: 'Of the atlas',
    workspaceAccess: 'viewer',
    rules: [
      alias('Thailand', 'tie-land'),
      { type: 'phoneme', stringToReplace: 'Nguyen', phoneme: 'W IH1 N', alphabet: 'cmu', caseSensitive: false },
    ],
  });
  expect(made).toMatchObject({
    name: 'Places',
    createdBy: user.user_id,
    versionRulesNum: 2,
    permissionOnResource: 'admin',
  });
  const got = await dictionaries.get(made.id);
  expect(got).toMatchObject({ latestVersionId: made.versionId, description: 'Of the atlas' });
  expect(got.rules).toEqual([
    { ...alias('Thailand', 'tie-land'), caseSensitive: true, wordBoundaries: true },
    {
      ...{ type: 'phoneme', stringToReplace: 'Nguyen', phoneme: 'W IH1 N', alphabet: 'cmu-arpabet' },
      ...{ caseSensitive: false, wordBoundaries: true },
    },
  ]);

  const added = await dictionaries.rules.add(made.id, { rules: [alias('Laos', 'louse'), alias('Thailand', 'tai')] });
  expect(added).toMatchObject({ id: made.id, versionRulesNum: 3 });
  expect(wordsOf(await dictionaries.get(made.id))).toEqual(['Thailand=tai', 'Nguyen=W IH1 N', 'Laos=louse']);
  const removed = await dictionaries.rules.remove(made.id, { ruleStrings: ['Nguyen', 'unknown'] });
  expect(removed.versionRulesNum).toBe(2);
  const set = await dictionaries.rules.set(made.id, { rules: [alias('😀', 'smile'), alias(' ', 'space')] });
  expect(wordsOf(await dictionaries.get(made.id))).toEqual(['😀=smile', ' =space']);
  // An equal save is no version.
  expect(await dictionaries.rules.set(made.id, { rules: [alias('😀', 'smile'), alias(' ', 'space')] })).toEqual(set);
  expect(await dictionaries.rules.remove(made.id, { ruleStrings: ['nobody'] })).toEqual(set);

  expect(await dictionaries.update(made.id, { name: 'Smileys' })).toMatchObject({
    ...{ name: 'Smileys', latestVersionId: set.versionId },
  });
  const listed = await dictionaries.list({ pageSize: 100, sort: 'name', sortDirection: 'ASCENDING' });
  expect(listed.pronunciationDictionaries.map(({ id }) => id)).toContain(made.id);

  const { data, rawResponse } = await dictionaries.download(made.id, made.versionId).withRawResponse();
  expect(rawResponse.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(rawResponse.headers.get('content-disposition')).toContain('filename="Smileys.pls"');
  const file = await new Response(data as BodyInit).text();
  const again = await dictionaries.createFromFile({ name: 'Again', file: new Blob([file]) });
  expect((await dictionaries.get(again.id)).rules).toEqual(got.rules);
  expect((await dictionaries.createFromFile({ name: 'Empty' })).versionRulesNum).toBe(0);
});

test('every documented JSON answer was compared with its shape', () => {
  const withAnswer = Object.entries(publicApi.operations).filter(([, { answer }]) => answer);
  expect([...compared]).toEqual(expect.arrayContaining(withAnswer.map(([name]) => name)));
});

const turns = [
  { text: 'One two three.', voiceId },
  { text: 'Four five six.', voiceId: premadeVoices.find(({ name }) => name === 'Vera')?.voice_id ?? '' },
];

test.each(['convert', 'stream'] as const)('textToDialogue.%s', async (call) => {
  const audio = await bytesOf(await client.textToDialogue[call]({ inputs: turns, outputFormat: 'mp3_22050_32' }));
  expect(isMp3(audio)).toBe(true);
  expect(audio.length).toBeGreaterThan(4_000);
});

test('textToDialogue.convertWithTimestamps and streamWithTimestamps', async () => {
  const text = turns.map((turn) => turn.text).join('');
  const whole = await client.textToDialogue.convertWithTimestamps({ inputs: turns });
  expect(whole.alignment?.characters.join('')).toBe(text);
  expect(whole.voiceSegments.map(({ voiceId: voice, dialogueInputIndex }) => [voice, dialogueInputIndex])).toEqual(
    turns.map((turn, i) => [turn.voiceId, i]),
  );
  let heard = '';
  for await (const chunk of await client.textToDialogue.streamWithTimestamps({ inputs: turns }))
    heard += chunk.alignment?.characters.join('') ?? '';
  expect(heard).toBe(text);
});
