/** Requests that are refused before anything is spoken, without a charge. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outputFormats, describeFormat } from '#contract/speech/output-formats.ts';
import { testApp, type TestApp, type TestUser } from '../testing/app.ts';
import { byKey, bySession, refusal, send } from './http.suite.ts';
import { settled, speak, voiceId } from './speak.suite.ts';

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await testApp();
  user = await app.user();
});
afterAll(() => app.close());

const suffixes = ['', '/stream', '/with-timestamps', '/stream/with-timestamps'];
const ask = (body: unknown, suffix = '', as = user) =>
  send(app.url, `POST /v1/text-to-speech/${voiceId}${suffix}`, { as: byKey(as), body });

describe.each(suffixes)('convert%s', (suffix) => {
  test('U+0000 and a lone surrogate answer 422 at body.text', async () => {
    for (const text of ['a\u0000b', 'a\ud800b', '\udc00', 'x'.repeat(300) + '\ud83d']) {
      const answer = await ask({ text }, suffix);
      expect([answer.status, answer.body.detail[0].loc]).toEqual([422, ['body', 'text']]);
    }
  });

  test('a text without anything to speak, and an empty text, answer 400', async () => {
    for (const text of ['', ' ', '\n\t', '...', '—', '"?!"', '\u200b', '()']) {
      expect(refusal(await ask({ text }, suffix)), JSON.stringify(text)).toEqual([400, 'input_text_empty']);
    }
  });

  test('a missing text answers 422, an unknown voice 404, an unknown model 400, and settings out of range 400', async () => {
    expect((await ask({}, suffix)).body.detail).toMatchObject([{ type: 'missing', loc: ['body', 'text'] }]);
    const unknown = await send(app.url, `POST /v1/text-to-speech/nobody${suffix}`, {
      as: byKey(user),
      body: { text: 'Hi' },
    });
    expect(refusal(unknown)).toEqual([404, 'voice_not_found']);
    expect(refusal(await ask({ text: 'Hi', model_id: '' }, suffix))).toEqual([400, 'model_not_found']);
    const settings = await ask({ text: 'Hi', voice_settings: { stability: 1.01 } }, suffix);
    expect(refusal(settings)).toEqual([400, 'invalid_voice_settings']);
    expect(settings.body.detail.param).toBe('voice_settings.stability');
  });

  test('features of a higher tier answer 403', async () => {
    for (const format of ['mp3_44100_192', 'pcm_44100', 'wav_48000']) {
      const answer = await ask({ text: 'Hi' }, `${suffix}?output_format=${format}`);
      expect(refusal(answer), format).toEqual([403, 'output_format_not_allowed']);
      expect(answer.body.detail.type).toBe('authorization_error');
    }
  });
});

test('a text that is too long answers 400 with the figures, counted in code points', async () => {
  const answer = await ask({ text: '😀'.repeat(3_001), model_id: 'eleven_v3' });
  expect(refusal(answer)).toEqual([400, 'max_character_limit_exceeded']);
  expect(answer.body.detail).toMatchObject({
    code: 'text_too_long',
    message:
      "This request's text has 3001 characters and exceeds the character limit of 3000 characters for eleven_v3.",
  });
  // It has as many UTF-16 units, but its code points are within the limit, so only the credits stop it.
  const poor = await app.user({ credits: 5 });
  expect(refusal(await ask({ text: '😀'.repeat(3_000), model_id: 'eleven_v3' }, '', poor))).toEqual([
    401,
    'quota_exceeded',
  ]);
});

test('none of the refused calls above was charged, kept or left open', async () => {
  expect(await settled(app, user)).toMatchObject({ credits_used: 0, credits_reserved: 0 });
  expect(await app.db.selectFrom('generation').select('state').execute()).toEqual([]);
  expect(await app.db.selectFrom('history_item').select('text').execute()).toEqual([]);
});

test('a higher tier unlocks the features', async () => {
  const creator = await app.user({ tier: 'creator' });
  const pro = await app.user({ tier: 'pro' });
  expect((await speak(app, creator, 'Hi', 'mp3_44100_192')).status).toBe(200);
  expect(refusal(await speak(app, creator, 'Hi', 'pcm_44100'))).toEqual([403, 'output_format_not_allowed']);
  expect((await speak(app, pro, 'Hi', 'pcm_44100')).status).toBe(200);
});

test('every format has its content type, its size and its place in the history', async () => {
  const pro = await app.user({ tier: 'pro' });
  for (const name of outputFormats) {
    const { codec, sampleRate, kbps = 0, contentType } = describeFormat(name);
    const response = await fetch(`${app.url}/v1/text-to-speech/${voiceId}?output_format=${name}`, {
      method: 'POST',
      headers: { ...byKey(pro), 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'One two three four.' }),
    });
    expect([name, response.status, response.headers.get('content-type')]).toEqual([name, 200, contentType]);
    const { length } = new Uint8Array(await response.arrayBuffer());
    const item = await send(app.url, `GET /v1/history/${response.headers.get('history-item-id')}`, { as: byKey(pro) });
    const perSecond =
      codec === 'mp3' || codec === 'opus'
        ? kbps * 125
        : codec === 'ulaw' || codec === 'alaw'
          ? sampleRate
          : sampleRate * 2;
    expect(Math.abs(length / perSecond - item.body.duration_seconds), name).toBeLessThan(0.2);
    expect(item.body).toMatchObject({ output_format: name, content_type: contentType, is_partial: false });
  }
});

test('enable_logging=false leaves no history item, but is charged', async () => {
  const one = await app.user();
  for (const [index, off] of ['false', '0', 'False'].entries()) {
    const answer = await ask({ text: 'Quietly.' }, `?enable_logging=${off}`, one);
    expect([off, answer.status, answer.headers.get('history-item-id')]).toEqual([off, 200, null]);
    expect((await settled(app, one)).credits_used).toBe(8 * (index + 1));
  }
  const unclear = await ask({ text: 'Quietly.' }, '?enable_logging=perhaps', one);
  expect([unclear.status, unclear.body.detail[0].loc]).toEqual([422, ['query', 'enable_logging']]);
  expect((await send(app.url, 'GET /v1/history', { as: byKey(one) })).body.history).toEqual([]);
});

test('a session may generate speech as a key may', async () => {
  const answer = await send(app.url, `POST /v1/text-to-speech/${voiceId}`, {
    as: bySession(user),
    body: { text: 'Hi.' },
  });
  expect([answer.status, answer.headers.get('character-cost')]).toEqual([200, '3']);
});

test('the voice settings of a request are kept with its item, but do not change those of the voice', async () => {
  const one = await app.user();
  const spoken = await ask({ text: 'Hi.', voice_settings: { speed: 0.7, stability: null } }, '', one);
  const item = await send(app.url, `GET /v1/history/${spoken.headers.get('history-item-id')}`, { as: byKey(one) });
  expect(item.body.settings).toMatchObject({ speed: 0.7, stability: 0.5 });
  const settings = await send(app.url, `GET /v1/voices/${voiceId}/settings`, { as: byKey(one) });
  expect(settings.body).toMatchObject({ speed: 1, stability: 0.5 });
});
