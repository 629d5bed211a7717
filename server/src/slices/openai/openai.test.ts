/** The official client of the OpenAI API, unchanged, speaks here. */
import OpenAI, { AuthenticationError, APIError, NotFoundError, RateLimitError } from 'openai';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkedFetch } from '../../contract-suite/http.suite.ts';
import { settled } from '../../contract-suite/speak.suite.ts';
import { createKey } from '../api-keys/api-keys.service.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { premadeVoices } from '../voices/voices.rules.ts';
import { createMedia } from '../../ports/media/media.ts';
import { openAiVoiceNames, voiceOfOpenAi } from './openai.rules.ts';

let app: TestApp;
let user: TestUser;
let client: OpenAI;
beforeAll(async () => {
  app = await testApp();
  user = await app.user({ concurrency: 20 });
  client = clientOf(user.apiKey);
});
afterAll(() => app.close());

const clientOf = (apiKey: string) =>
  new OpenAI({ apiKey, baseURL: `${app.url}/v1`, fetch: checkedFetch, maxRetries: 0 });

/** The list of models has another shape than the public API documents, so its answers are not compared with that. */
const listModels = () => new OpenAI({ apiKey: user.apiKey, baseURL: `${app.url}/v1` }).models.list();

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

const speak = (more: Partial<OpenAI.Audio.SpeechCreateParams> = {}, as = client) =>
  as.audio.speech.create({ model: 'tts-1', voice: 'alloy', input: 'One two three.', ...more });

const warningsOf = ({ headers }: Response) =>
  JSON.parse(decodeURIComponent(headers.get('x-veery-warnings') ?? '[]')) as { code: string; message: string }[];

/** The error that a call ends with. */
async function errorOf(call: Promise<unknown>): Promise<APIError> {
  const error: unknown = await call.then(
    () => undefined,
    (refused: unknown) => refused,
  );
  if (!(error instanceof APIError)) throw new Error('the call was not refused');
  return error;
}

describe('audio.speech.create', () => {
  test('streams an mp3, keeps it in the history and charges half a credit a character with tts-1', async () => {
    const before = (await settled(app, user)).credits_used;
    const response = await speak({ input: 'Ten letters and more.' });
    expect(response.headers.get('content-type')).toBe('audio/mpeg');
    expect(response.headers.get('transfer-encoding')).toBe('chunked');
    const audio = await bytesOf(response);
    expect(audio.subarray(0, 1).toString('hex')).toBe('ff');
    expect(audio.length).toBeGreaterThan(10_000);
    expect((await settled(app, user)).credits_used - before).toBe(11);
    const id = response.headers.get('history-item-id');
    const item = await app.db
      .selectFrom('history_item')
      .select(['text', 'voice_id', 'model_id', 'workspace_id'])
      .where('history_item_id', '=', id ?? '')
      .executeTakeFirstOrThrow();
    expect(item).toEqual({
      text: 'Ten letters and more.',
      voice_id: voiceOfOpenAi('alloy').voice_id,
      model_id: 'eleven_flash_v2_5',
      workspace_id: user.workspace_id,
    });
  });

  test('pronunciation dictionaries are asked for as in every other call', async () => {
    const pronunciation_dictionary_locators = [{ pronunciation_dictionary_id: 'nothingOfThatKind000' }];
    const error = await errorOf(speak({ pronunciation_dictionary_locators } as object));
    expect([error.status, error.code]).toEqual([404, 'pronunciation_dictionary_not_found']);
  });

  test('the same request again costs nothing', async () => {
    await bytesOf(await speak({ input: 'Said twice.' }));
    const again = await speak({ input: 'Said twice.' });
    expect([again.headers.get('x-veery-cache'), again.headers.get('character-cost')]).toEqual(['hit', '0']);
    await bytesOf(again);
  });

  test.each([
    ['mp3', 'audio/mpeg', 'ff'],
    ['opus', 'audio/ogg', '4f676753'],
    ['wav', 'audio/wav', '52494646'],
    ['pcm', 'audio/pcm', ''],
    ['aac', 'audio/aac', 'fff'],
    ['flac', 'audio/flac', '664c6143'],
  ] as const)('%s', async (response_format, type, begin) => {
    const response = await speak({ response_format, input: 'In every format there is.' });
    expect(response.headers.get('content-type')).toBe(type);
    const audio = await bytesOf(response);
    expect(audio.toString('hex').startsWith(begin)).toBe(true);
    expect(audio.length).toBeGreaterThan(5_000);
  });

  test('sse sends the same bytes as events, and the usage last', async () => {
    const plain = await bytesOf(await speak({ input: 'As events.' }));
    const response = await speak({ input: 'As events.', stream_format: 'sse' });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const events = (await response.text())
      .split('\n\n')
      .filter((one) => one.startsWith('data: '))
      .map((one) => JSON.parse(one.slice(6)) as { type: string; audio?: string; usage?: object });
    const deltas = events.slice(0, -1);
    expect(new Set(deltas.map(({ type }) => type))).toEqual(new Set(['speech.audio.delta']));
    expect(Buffer.concat(deltas.map(({ audio = '' }) => Buffer.from(audio, 'base64'))).equals(plain)).toBe(true);
    const usage = { input_tokens: 10, output_tokens: 0, total_tokens: 10 };
    expect(events.at(-1)).toEqual({ type: 'speech.audio.done', usage });
  });

  test('a voice may be a name of that API, of the hosted service, or an id, in an object too', async () => {
    for (const voice of ['onyx', 'Rachel', voiceOfOpenAi('sage').voice_id, { id: 'ash' }])
      await bytesOf(await speak({ voice, input: 'Hi.' }));
  });

  test('a voice that stands in, instructions and a speed out of reach are told', async () => {
    const response = await speak({ voice: 'onyx', speed: 3, instructions: 'Whisper.', model: 'gpt-4o-mini-tts' });
    await bytesOf(response);
    const warnings = warningsOf(response);
    expect(warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['voice_alias', 'speed_not_honored', 'instructions_not_honored']),
    );
    expect(warnings[0]?.message).toContain('Conrad');
    const own = await speak({ voice: { id: voiceOfOpenAi('onyx').voice_id }, speed: 1.2 });
    await bytesOf(own);
    expect(warningsOf(own).map(({ code }) => code)).not.toContain('speed_not_honored');
  });

  test('a speed within reach changes the length', async () => {
    const lengthAt = async (speed: number) => (await bytesOf(await speak({ speed, response_format: 'pcm' }))).length;
    expect(await lengthAt(0.25)).toBe(await lengthAt(0.7));
    expect((await lengthAt(0.7)) / (await lengthAt(1.2))).toBeGreaterThan(1.4);
  });
});

describe('refusals are errors of the client', () => {
  test('a wrong key', async () => {
    const error = await errorOf(speak({}, clientOf('sk-proj-not-a-key')));
    expect(error).toBeInstanceOf(AuthenticationError);
    expect([error.code, error.type]).toEqual(['invalid_api_key', 'authentication_error']);
    expect(error.message).toContain('Invalid API key');
  });

  test('a key without the permission', async () => {
    const { xi_api_key } = await createKey(user.ctx(), { name: 'reads', permissions: ['voices_read'] });
    const error = await errorOf(speak({}, clientOf(xi_api_key)));
    expect([error.status, error.code]).toEqual([401, 'missing_permissions']);
  });

  test('unknown voices and models, in the words of that API', async () => {
    const voice = await errorOf(speak({ voice: 'nobody' }));
    expect(voice).toBeInstanceOf(NotFoundError);
    expect(voice).toMatchObject({ code: 'voice_not_found', param: 'voice', type: 'invalid_request_error' });
    const model = await errorOf(speak({ model: 'whisper-1' }));
    expect(model).toMatchObject({ status: 400, code: 'model_not_found', param: 'model' });
    const empty = await errorOf(speak({ input: ' … ' }));
    expect(empty).toMatchObject({ status: 400, code: 'input_text_empty', param: 'input' });
  });

  test('input that does not fit names the field', async () => {
    const error = await errorOf(speak({ speed: 9 }));
    expect(error).toMatchObject({ status: 422, param: 'speed', type: 'invalid_request_error' });
    expect(error.message).toContain('speed: ');
  });

  test('no credits left is insufficient_quota, and no wrong key', async () => {
    const poor = await app.user({ credits: 3 });
    const error = await errorOf(speak({ input: 'More than three credits.' }, clientOf(poor.apiKey)));
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ code: 'insufficient_quota', type: 'insufficient_quota' });
    expect(error.headers?.get('x-should-retry')).toBe('false');
    expect((await settled(app, poor)).credits_used).toBe(0);
  });

  test('aac without ffmpeg is refused before anything is charged', async () => {
    const without = await testApp({
      parts: () => ({
        media: createMedia({ ffmpegPath: undefined, searchPath: '', workFolder: app.dataDir, listFonts: () => [] }),
      }),
    });
    try {
      const other = await without.user();
      const own = new OpenAI({ apiKey: other.apiKey, baseURL: `${without.url}/v1`, maxRetries: 0 });
      const error = await errorOf(speak({ response_format: 'aac' }, own));
      expect(error).toMatchObject({ status: 400, code: 'response_format_unavailable', param: 'response_format' });
      expect((await settled(without, other)).credits_used).toBe(0);
    } finally {
      await without.close();
    }
  });
});

describe('lists', () => {
  test('models.list has the shape of that API for a bearer key, and ours for xi-api-key', async () => {
    const ids = (await Array.fromAsync(listModels())).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['tts-1', 'gpt-4o-mini-tts', 'whisper-1', 'eleven_v3']));
    expect(ids.filter((id) => id.includes('_sts_'))).toEqual([]);
    const ours = await fetch(`${app.url}/v1/models`, { headers: { 'xi-api-key': user.apiKey } });
    expect(await ours.json()).toEqual(expect.arrayContaining([expect.objectContaining({ model_id: 'eleven_v3' })]));
    const bySession = await fetch(`${app.url}/v1/models`, {
      headers: { authorization: `Bearer ${user.session.access}` },
    });
    expect(Array.isArray(await bySession.json())).toBe(true);
    const refused = await fetch(`${app.url}/v1/models`, { headers: { authorization: 'Bearer sk-none' } });
    expect(await refused.json()).toMatchObject({ error: { code: 'invalid_api_key' } });
  });

  test('models.retrieve', async () => {
    expect(await client.models.retrieve('tts-1-hd')).toMatchObject({ id: 'tts-1-hd', object: 'model' });
    expect(await errorOf(client.models.retrieve('gpt-4'))).toMatchObject({ code: 'model_not_found', param: 'model' });
  });

  test('every model that the list names can be retrieved', async () => {
    for await (const { id } of listModels()) expect((await client.models.retrieve(id)).id).toBe(id);
  });

  test('GET /v1/audio/voices names our voices and those they stand in for', async () => {
    const { voices } = await client.get<{ voices: { id: string; stands_for: string[] }[] }>('/audio/voices');
    expect(voices.map(({ id }) => id)).toEqual(premadeVoices.map(({ voice_id }) => voice_id));
    expect(voices.flatMap(({ stands_for }) => stands_for).sort()).toEqual([...openAiVoiceNames].sort());
  });
});

test('the voices that stand in are premade ones that are understood', () => {
  for (const name of openAiVoiceNames) {
    const voice = premadeVoices.find(({ voice_id }) => voice_id === voiceOfOpenAi(name).voice_id);
    expect(voice?.isClear, name).toBe(true);
  }
});
