/** A client that openapi-typescript makes of the API description: its types hold, and it works with no code of ours. */
import createClient, { type Client } from 'openapi-fetch';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';
import type { paths } from './api.gen.d.ts';
import { voiceId as voice_id } from './speak.suite.ts';

const inVoice = { params: { path: { voice_id } } };

let app: TestApp;
let user: TestUser;
let client: Client<paths>;
let browser: Client<paths>;
beforeAll(async () => {
  app = await testApp();
  user = await app.user({ tier: 'pro' });
  client = createClient<paths>({ baseUrl: app.url, headers: { 'xi-api-key': user.apiKey } });
  browser = createClient<paths>({ baseUrl: app.url, headers: { authorization: `Bearer ${user.session.access}` } });
});
afterAll(() => app.close());

/** Narrows to the good answer, as the types of the client know it. */
function good<D>({ data, error, response }: { data?: D; error?: unknown; response: Response }): D {
  expect(error, response.url).toBeUndefined();
  if (data === undefined) throw new Error(`${response.url} answers nothing`);
  return data;
}

test('it reads models, voices and their settings', async () => {
  const models = good(await client.GET('/v1/models'));
  expect(models.map((model) => model.model_id)).toContain('eleven_multilingual_v2');

  const { voices } = good(await client.GET('/v1/voices'));
  expect(voices.map((voice) => voice.voice_id)).toContain(voice_id);

  const query = { page_size: 3, search: 'english', include_total_count: true };
  const page = good(await client.GET('/v2/voices', { params: { query } }));
  expect(page.voices.length).toBeLessThanOrEqual(3);
  expect(page.total_count).toBeTypeOf('number');

  const voice = good(await client.GET('/v1/voices/{voice_id}', inVoice));
  const category: 'premade' | (typeof voice)['category'] = voice.category;
  expect(category).toBe('premade');

  const factory = good(await client.GET('/v1/voices/settings/default'));
  expect(factory.stability).toBe(0.5);

  good(await client.POST('/v1/voices/{voice_id}/settings/edit', { ...inVoice, body: { stability: 0.25 } }));
  const settings = good(await client.GET('/v1/voices/{voice_id}/settings', inVoice));
  expect(settings.stability).toBe(0.25);

  good(await client.PUT('/v1/voices/{voice_id}/favorite', inVoice));
  good(await client.DELETE('/v1/voices/{voice_id}/favorite', inVoice));
});

test('it generates speech, reads its times and finds it in the history', async () => {
  const made = await client.POST('/v1/text-to-speech/{voice_id}', {
    params: { path: { voice_id }, query: { output_format: 'mp3_22050_32', enable_logging: true } },
    body: { text: 'A client that nobody wrote.', model_id: 'eleven_flash_v2_5' },
    parseAs: 'arrayBuffer',
  });
  expect(made.error).toBeUndefined();
  expect((made.data as unknown as ArrayBuffer).byteLength).toBeGreaterThan(1000);
  const history_item_id = made.response.headers.get('history-item-id') ?? '';

  const timed = good(
    await client.POST('/v1/text-to-speech/{voice_id}/with-timestamps', { ...inVoice, body: { text: 'Two words.' } }),
  );
  expect(timed.alignment?.characters.join('')).toBe('Two words.');

  const list = good(await client.GET('/v1/history', { params: { query: { page_size: 5, sort_direction: 'desc' } } }));
  expect(list.history.length).toBeGreaterThan(0);

  const inItem = { params: { path: { history_item_id } } };
  const item = good(await client.GET('/v1/history/{history_item_id}', inItem));
  const { text }: { text: string | null } = item;
  expect(text).toBe('A client that nobody wrote.');

  const waveform = good(
    await client.GET('/v1/history/{history_item_id}/waveform', {
      params: { path: { history_item_id }, query: { points: 20 } },
    }),
  );
  expect(waveform.visual_waveform).toHaveLength(20);

  const audio = await client.GET('/v1/history/{history_item_id}/audio', { ...inItem, parseAs: 'arrayBuffer' });
  expect(audio.response.headers.get('content-type')).toBe('audio/mpeg');

  expect(good(await client.DELETE('/v1/history/{history_item_id}', inItem)).status).toBe('ok');
});

test('it reads the account, its plan, its keys and its jobs', async () => {
  const me = good(await client.GET('/v1/user', { params: { query: { extended: true } } }));
  expect(me.email).toBe(user.email);

  const plan = good(await client.GET('/v1/user/subscription'));
  expect(plan.tier).toBe('pro');

  const seats = good(await client.GET('/v1/workspace/seats-status'));
  expect(seats.used_seats).toBe(1);

  const { token } = good(
    await client.POST('/v1/single-use-token/{token_type}', { params: { path: { token_type: 'tts_websocket' } } }),
  );
  expect(token.length).toBeGreaterThan(10);

  const keys = good(await client.GET('/v1/user/api-keys'));
  expect(keys.api_keys.map(({ key_id }) => key_id)).toContain(user.key_id);

  expect(good(await client.GET('/v1/jobs')).jobs).toEqual([]);
  expect(good(await browser.GET('/v1/messages')).unread_count).toBeTypeOf('number');
});

test('its errors are typed as well', async () => {
  const gone = await client.GET('/v1/history/{history_item_id}', {
    params: { path: { history_item_id: 'gone' } },
  });
  expect(gone.response.status).toBe(404);
  const detail = gone.error?.detail;
  if (!detail || Array.isArray(detail)) throw new Error('the error has no detail');
  expect(detail.status).toBe('history_item_not_found');

  const wrong = await client.POST('/v1/text-to-speech/{voice_id}', {
    ...inVoice,
    // @ts-expect-error: the text is required, and the types say so.
    body: {},
  });
  expect(wrong.response.status).toBe(422);
  expect(wrong.error?.detail).toMatchObject([{ loc: ['body', 'text'] }]);
});
