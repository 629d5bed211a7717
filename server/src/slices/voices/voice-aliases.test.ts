import { afterAll, beforeAll, expect, test } from 'vitest';
import * as batchesApi from '#contract/speech-batches/api.ts';
import * as historyApi from '#contract/history/api.ts';
import * as speechApi from '#contract/speech/api.ts';
import * as api from '#contract/voices/api.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { openSocket } from '../../testing/socket.ts';
import { findAlias, hostedVoices, nearestVoice } from './voice-aliases.ts';
import { premadeVoices } from './voices.rules.ts';

const rachel = '21m00Tcm4TlvDq8ikWAM';
const standIn = findAlias(rachel)?.voice;

test('every voice of the hosted service leads to a clear voice of its sex, and ids and names are unique', () => {
  expect(new Set(hostedVoices.map(({ voice_id }) => voice_id)).size).toBe(hostedVoices.length);
  expect(new Set(hostedVoices.map(({ name }) => name)).size).toBe(hostedVoices.length);
  for (const hosted of hostedVoices) {
    const voice = findAlias(hosted.voice_id)?.voice;
    expect(voice?.isClear, hosted.name).toBe(true);
    if (hosted.gender !== 'neutral') expect(voice?.labels.gender, hosted.name).toBe(hosted.gender);
    // An id here is no alias of the hosted service.
    expect(premadeVoices.some(({ voice_id }) => voice_id === hosted.voice_id)).toBe(false);
  }
  expect(findAlias('JBFqnCBsd6RMkjVDRZzb')?.hosted.name).toBe('George');
  expect(findAlias('nobody')).toBeUndefined();
});

test('the nearest voice has the same accent before the same age', () => {
  const accents = (accent: string) => nearestVoice({ gender: 'male', age: 'old', accent }, premadeVoices).labels.accent;
  expect(accents('american')).toBe('american');
  expect(accents('scottish')).toBe('scottish');
  // No clear voice is British: a Scottish one is nearer than an American one.
  expect(accents('british')).toBe('scottish');
  expect(findAlias(' rachel ')?.voice).toBe(standIn);
  // A name that a voice here has means that voice, and the id means the one of the hosted service.
  expect(findAlias('Callum')?.voice.name).toBe('Callum');
  expect(findAlias('N2lVS1w4EtoT3dr4eOWO')?.voice.labels.accent).toBe('american');
});

let t: TestApp;
let mia: TestUser;
beforeAll(async () => {
  t = await testApp();
  mia = await t.user({ tier: 'pro' });
});
afterAll(() => t.close());

const readWarnings = (response: { headers: Headers }) =>
  JSON.parse(decodeURIComponent(response.headers.get('x-veery-warnings') ?? '[]')) as { code: string }[];

test('speech takes the id and the name, says which voice stands in, and keeps it under that voice', async () => {
  for (const voice_id of [rachel, 'Rachel']) {
    const response = await t.call(speechApi.convert, mia, {
      params: { voice_id },
      body: { text: `I am ${voice_id}.` },
    });
    expect(response.status).toBe(200);
    await response.arrayBuffer();
    expect(readWarnings(response)).toEqual([
      {
        code: 'voice_alias',
        message: `Rachel is a voice of the hosted service. ${standIn?.name}, the nearest voice of this server, stands in for it.`,
      },
    ]);
    const params = { history_item_id: response.headers.get('history-item-id') ?? '' };
    const item = await (await t.call(historyApi.getHistoryItem, mia, { params })).json();
    expect(item).toMatchObject({ voice_id: standIn?.voice_id, voice_name: standIn?.name });
    expect(item.warnings.map(({ code }) => code)).toEqual(['voice_alias']);
  }
});

test('a socket takes it, and the item of its speech has the warning', async () => {
  const ben = await t.user({ tier: 'pro' });
  const client = await openSocket(`${t.url}/v1/text-to-speech/${rachel}/stream-input`, { 'xi-api-key': ben.apiKey });
  for (const text of ['Good ', 'morning. ', '']) client.send({ text });
  const messages = await client.rest<{ audio: string | null; error?: string }>();
  expect(messages.some(({ audio }) => audio)).toBe(true);
  const { history } = await (await t.call(historyApi.listHistory, ben, {})).json();
  expect(history[0]).toMatchObject({ voice_id: standIn?.voice_id });
  expect(history[0]?.warnings.map(({ code }) => code)).toEqual(['voice_alias']);
});

test('a bulk row takes it', async () => {
  const rows = [{ text: 'Good morning.', voice: 'RACHEL' }, { text: 'And a good day.' }];
  const defaults = { voice_id: 'pNInz6obpgDQGcFmaJgB', output_format: 'mp3_22050_32' as const };
  const checked = await (await t.call(batchesApi.checkSpeechBatch, mia, { body: { rows, defaults } })).json();
  expect(checked.rows).toMatchObject([
    { voice_id: standIn?.voice_id, voice_name: standIn?.name, error: null },
    { voice_id: findAlias('Adam')?.voice.voice_id, error: null },
  ]);
});

test('a voice, its settings and its preview are read by the alias, and settings are those of the stand-in', async () => {
  const params = { voice_id: rachel };
  const voice = await t.call(api.getVoice, mia, { params });
  expect(await voice.json()).toMatchObject({ voice_id: standIn?.voice_id });
  expect(readWarnings(voice)).toMatchObject([{ code: 'voice_alias' }]);
  const edited = await t.call(api.editVoiceSettings, mia, { params, body: { stability: 0.3 } });
  expect(readWarnings(edited)).toMatchObject([{ code: 'voice_alias' }]);
  const settings = await t.call(api.getVoiceSettings, mia, { params });
  expect(readWarnings(settings)).toMatchObject([{ code: 'voice_alias' }]);
  expect((await settings.json()).stability).toBe(0.3);
  const own = await t.call(api.getVoiceSettings, mia, { params: { voice_id: standIn?.voice_id ?? '' } });
  expect(own.headers.get('x-veery-warnings')).toBeNull();
  expect((await own.json()).stability).toBe(0.3);
});

test('lists and searches have no aliases', async () => {
  const { voices } = await (await t.call(api.listVoices, mia, {})).json();
  expect(voices.map(({ voice_id }) => voice_id)).toEqual(premadeVoices.map(({ voice_id }) => voice_id));
  const found = await (await t.call(api.searchVoices, mia, { query: { voice_ids: [rachel] } })).json();
  expect(found.voices).toEqual([]);
});

test('an installation can turn the aliases off', async () => {
  const off = await testApp({ env: { VOICE_ALIASES: 'off' } });
  const ada = await off.user();
  for (const voice_id of [rachel, 'Rachel']) {
    const response = await off.call(speechApi.convert, ada, { params: { voice_id }, body: { text: 'Hello.' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: { code: 'voice_not_found' } });
  }
  const settings = await off.call(api.getVoiceSettings, ada, { params: { voice_id: rachel } });
  expect(settings.status).toBe(404);
  await off.close();
});
