import { once } from 'node:events';
import http from 'node:http';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as historyApi from '#contract/history/api.ts';
import * as speechApi from '#contract/speech/api.ts';
import * as speechTypes from '#contract/speech/types.ts';
import { getSubscription } from '#contract/billing/api.ts';
import { SpeechBusy, SpeechFailed, type Speech } from '../../ports/speech/port.ts';
import { describeFormat } from '#contract/speech/output-formats.ts';
import { hasFfmpeg, playMp3 } from '../../ports/speech/testing.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { ledgerOf, untilSettled } from '../../testing/ledger.ts';
import { withoutTag } from '../../testing/mp3.ts';
import { testVoice } from '../../testing/voice.ts';
import { premadeVoices } from '../voices/voices.rules.ts';

const voice = testVoice.voice_id;
const text = 'Good morning from the harbour. The ferry leaves at nine.';
const sentence = 'The ferry left the harbour at nine, and by noon the islands were already out of sight. ';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

function ask(user: TestUser, body: { text: string; model_id?: string }, query: { output_format?: 'pcm_22050' } = {}) {
  return t.call(speechApi.convertStream, user, { params: { voice_id: voice }, query, body });
}

test('a speech is charged once, kept whole, and costs its code points', async () => {
  const mia = await t.user();
  const response = await ask(mia, { text });
  const audio = Buffer.from(await response.arrayBuffer());
  expect(response.status).toBe(200);
  expect(response.headers.get('character-cost')).toBe('56');
  const id = response.headers.get('history-item-id') ?? '';

  const item = await (await t.call(historyApi.getHistoryItem, mia, { params: { history_item_id: id } })).json();
  expect(item.alignments?.alignment.characters.join('')).toBe(text);
  expect([item.character_count_change_from, item.character_count_change_to]).toEqual([0, 56]);
  const kept = await t.call(historyApi.getHistoryAudio, mia, { params: { history_item_id: id } });
  expect(Buffer.from(await kept.arrayBuffer()).equals(audio)).toBe(true);
  const ledger = await ledgerOf(t, mia);
  expect(ledger.entries).toMatchObject([{ status: 'done', credits: 56, characters: 56, product: 'tts' }]);
  expect(ledger.entries[0]?.first_byte_ms).toBeGreaterThan(0);
  expect(ledger.account).toMatchObject({ credits_used: 56, credits_reserved: 0, running: 0 });
});

test.skipIf(!hasFfmpeg).each(['mp3_44100_128', 'mp3_22050_32'] as const)(
  'a saved speech in %s says its length: players give its sound to the sample, and its wav is as long',
  async (output_format) => {
    const mia = await t.user();
    const params = { voice_id: voice };
    const spoken = await t.call(speechApi.convert, mia, { params, query: { output_format }, body: { text } });
    const plain = Buffer.from(await spoken.arrayBuffer());
    const history_item_id = spoken.headers.get('history-item-id') ?? '';
    const save = async (format: 'default' | 'wav') => {
      const body = { history_item_ids: [history_item_id], output_format: format };
      const saved = await t.call(historyApi.downloadHistory, mia, { body });
      const bytes = Buffer.from(await saved.arrayBuffer());
      expect(saved.headers.get('content-length')).toBe(String(bytes.length));
      return bytes;
    };
    const file = await save('default');
    expect(withoutTag(file, output_format).equals(plain)).toBe(true);
    const { sampleRate } = describeFormat(output_format);
    const played = playMp3(file);
    const unskipped = playMp3(plain);
    const wav = await save('wav');
    const seconds = (wav.length - 44) / 2 / sampleRate;
    expect(seconds).toBeGreaterThan(2);
    // The end may be the nearest frame's.
    expect(Math.abs(played.length / sampleRate - seconds)).toBeLessThan(0.014);
    const loudest = (samples: Int16Array) => {
      const top = samples.reduce((max, sample) => Math.max(max, Math.abs(sample)), 0);
      return samples.findIndex((sample) => Math.abs(sample) > top / 4);
    };
    expect(Math.abs(loudest(played) - loudest(unskipped))).toBeLessThanOrEqual(1);
    const samples = new Int16Array(new Uint8Array(wav.subarray(44)).buffer);
    expect(Math.abs(loudest(samples) - loudest(played))).toBeLessThanOrEqual(2);
  },
);

test('characters are code points as written, and half a credit is rounded up', async () => {
  const mia = await t.user();
  // Seven code points: the emoji is one, the combining accent one more than its letter.
  const response = await ask(mia, { text: 'Hé\u0301 🙂 a', model_id: 'eleven_flash_v2_5' });
  await response.arrayBuffer();
  expect(response.headers.get('character-cost')).toBe('4');
  expect((await ledgerOf(t, mia)).account.credits_used).toBe(4);
});

test('a client that leaves is charged for the whole sentences it was sent, which are in its history', async () => {
  const mia = await t.user({ tier: 'pro' });
  const leaving = new AbortController();
  const response = await fetch(`${t.url}/v1/text-to-speech/${voice}/stream?output_format=pcm_22050`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'xi-api-key': mia.apiKey },
    body: JSON.stringify({ text: sentence.repeat(100) }),
    signal: leaving.signal,
  });
  const reader = response.body?.getReader();
  await reader?.read();
  leaving.abort();
  const { entries, account } = await untilSettled(t, mia);
  const charged = entries[0]?.credits ?? 0;
  expect(entries[0]?.status).toBe('partial');
  expect(charged % sentence.length).toBeLessThanOrEqual(1);
  expect(charged).toBeGreaterThan(0);
  expect(charged).toBeLessThan(sentence.length * 60);
  expect(account).toMatchObject({ credits_used: charged, credits_reserved: 0, running: 0 });
  const { history } = await (await t.call(historyApi.listHistory, mia, {})).json();
  expect(history[0]).toMatchObject({ is_partial: true });
  expect([...(history[0]?.text ?? '')].length).toBe(charged);
});

test('a client that stops reading counts as gone after a while, and frees its place', async () => {
  const patient = await testApp({ app: { stalledAfterMs: 500 } });
  const mia = await patient.user({ tier: 'pro' });
  const request = http.request(`${patient.url}/v1/text-to-speech/${voice}/stream?output_format=pcm_22050`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'xi-api-key': mia.apiKey },
  });
  // This is more audio than the buffers between server and client hold.
  request.end(JSON.stringify({ text: sentence.repeat(110) }));
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.on('error', () => {});
  response.pause();
  const { entries } = await untilSettled(patient, mia);
  expect(entries).toMatchObject([{ status: 'partial' }]);
  response.destroy();
  await patient.close();
});

test('a request that is aborted before its answer leaves no reservation', async () => {
  const mia = await t.user();
  const leaving = new AbortController();
  const asked = fetch(`${t.url}/v1/text-to-speech/${voice}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'xi-api-key': mia.apiKey },
    body: JSON.stringify({ text: sentence.repeat(20) }),
    signal: leaving.signal,
  });
  setTimeout(() => leaving.abort(), 5);
  await asked.catch(() => {});
  await expect.poll(async () => (await ledgerOf(t, mia)).account).toMatchObject({ credits_reserved: 0, running: 0 });
});

test('when an engine fails after some audio the connection breaks and nothing is charged', async () => {
  const broken = await testApp({ parts: ({ speech }) => ({ speech: failing(speech, 3) }) });
  try {
    const mia = await broken.user();
    const response = await broken.call(speechApi.convertStream, mia, {
      params: { voice_id: voice },
      body: { text: sentence.repeat(5) },
    });
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
    const { entries, account } = await untilSettled(broken, mia);
    expect(entries).toMatchObject([{ status: 'failed', credits: 0 }]);
    expect(account).toMatchObject({ credits_used: 0, credits_reserved: 0, running: 0 });
    const { history } = await (await broken.call(historyApi.listHistory, mia, {})).json();
    expect(history).toEqual([]);
    expect(await filesOf(broken)).toEqual([]);
  } finally {
    await broken.close();
  }
});

test('an engine that fails at once answers 500 without cost headers, and a full one 503 with Retry-After', async () => {
  for (const [error, status] of [
    [new SpeechFailed('no'), 500],
    [new SpeechBusy('full'), 503],
  ] as const) {
    const broken = await testApp({ parts: ({ speech }) => ({ speech: failing(speech, 0, error) }) });
    try {
      const mia = await broken.user();
      const response = await broken.call(speechApi.convert, mia, { params: { voice_id: voice }, body: { text } });
      expect(response.status).toBe(status);
      expect(response.headers.get('history-item-id')).toBeNull();
      expect(response.headers.get('retry-after')).toBe(status === 503 ? '1' : null);
      expect((await ledgerOf(broken, mia)).account).toMatchObject({ credits_used: 0, credits_reserved: 0, running: 0 });
    } finally {
      await broken.close();
    }
  }
});

test('a settlement whose confirmation was lost keeps item, audio and charge', async () => {
  const unsure = await testApp({ parts: ({ db }) => ({ db: db.withPlugin(losingOneAnswer('generation_end')) }) });
  const mia = await unsure.user();
  const body = { text };
  const response = await unsure.call(speechApi.convert, mia, { params: { voice_id: voice }, body });
  await response.arrayBuffer().catch(() => {});
  const id = response.headers.get('history-item-id') ?? '';
  await expect.poll(async () => (await ledgerOf(unsure, mia)).account.credits_used).toBe(56);
  // Time for the clean-up that must not happen.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const kept = await unsure.call(historyApi.getHistoryAudio, mia, { params: { history_item_id: id } });
  expect(kept.status).toBe(200);
  expect((await kept.arrayBuffer()).byteLength).toBeGreaterThan(10_000);
  await unsure.close();
});

test('without logging neither text nor audio is kept, and the charge is the same', async () => {
  const mia = await t.user();
  const before = await filesOf(t);
  const response = await t.call(speechApi.convert, mia, {
    params: { voice_id: voice },
    query: { enable_logging: 'false' },
    body: { text },
  });
  await response.arrayBuffer();
  expect(response.headers.get('history-item-id')).toBeNull();
  expect((await ledgerOf(t, mia)).account.credits_used).toBe(56);
  expect((await (await t.call(historyApi.listHistory, mia, {})).json()).history).toEqual([]);
  expect(await filesOf(t)).toEqual(before);
});

test('both alignments of a streamed speech join to the text, with rising times', async () => {
  const mia = await t.user();
  const long = `${sentence.repeat(3)}مرحبا بالعالم. 你好，世界。 "Quoted" & <b>marked</b> [[up]]…`;
  const response = await t.call(speechApi.streamWithTimestamps, mia, {
    params: { voice_id: voice },
    body: { text: long },
  });
  const body = await (response as unknown as Response).text();
  expect(body.endsWith('\n\n')).toBe(true);
  const lines = body
    .trim()
    .split('\n\n')
    .map((line) => speechTypes.AudioWithTimestamps.parse(JSON.parse(line)));
  expect(lines.length).toBeGreaterThan(3);
  const joined = (which: 'alignment' | 'normalized_alignment') =>
    lines.flatMap((line) => line[which]?.characters ?? []).join('');
  expect(joined('alignment')).toBe(long);
  expect(joined('normalized_alignment')).toContain('"Quoted" and ');
  expect(joined('normalized_alignment')).not.toContain('up');
  for (const which of ['alignment', 'normalized_alignment'] as const) {
    const starts = lines.flatMap((line) => line[which]?.character_start_times_seconds ?? []);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  }
});

test('normalized_alignment holds real words, and a text in an uncertain language is told with the likely one', async () => {
  const mia = await t.user();
  const answer = await t.call(speechApi.convertWithTimestamps, mia, {
    params: { voice_id: voice },
    body: { text: 'The BBC at 9 a.m., 03/04/2021.', language_code: 'en-GB' },
  });
  const { alignment, normalized_alignment } = await answer.json();
  expect(alignment?.characters.join('')).toBe('The BBC at 9 a.m., 03/04/2021.');
  expect(normalized_alignment?.characters.join('')).toBe(
    'The B B C at nine A M, the third of April, twenty twenty-one.',
  );
  const greeting = await ask(mia, { text: 'Hola.' });
  await greeting.arrayBuffer();
  expect(JSON.parse(decodeURIComponent(greeting.headers.get('x-veery-warnings') ?? ''))).toMatchObject([
    { code: 'language_uncertain', language: 'es' },
  ]);
  const params = { history_item_id: greeting.headers.get('history-item-id') ?? '' };
  const item = await (await t.call(historyApi.getHistoryItem, mia, { params })).json();
  expect(item.warnings).toMatchObject([{ code: 'language_uncertain', language: 'es' }]);
});

test('what the engine cannot honor is named in a header and in the item', async () => {
  const mia = await t.user();
  const flite = premadeVoices.find(({ engine }) => engine.engine === 'flite');
  const response = await t.call(speechApi.convert, mia, {
    params: { voice_id: flite?.voice_id ?? '' },
    body: { text: '[laughs] Guten Morgen, meine Damen und Herren.', language_code: 'de' },
  });
  await response.arrayBuffer();
  const header = response.headers.get('x-veery-warnings') ?? '';
  const told = JSON.parse(decodeURIComponent(header)) as { code: string; message: string }[];
  expect(told.map(({ code }) => code).toSorted()).toEqual(['audio_tag_not_honoured', 'language_by_other_engine']);
  const params = { history_item_id: response.headers.get('history-item-id') ?? '' };
  const item = await (await t.call(historyApi.getHistoryItem, mia, { params })).json();
  expect(item.warnings).toEqual(told);
  const plain = await ask(mia, { text });
  expect(plain.headers.get('x-veery-warnings')).toBeNull();
  // The text has as many tags as it can: the header stays short, and the item has them all.
  const letters = 'абвгдежзиклмнопрстуфхцчшщэюя';
  const tags = Array.from({ length: 700 }, (_, i) => `[${letters[i % 28]}${letters[Math.floor(i / 28)]}]`).join(' ');
  const crowded = await ask(mia, { text: `Well. ${tags}` });
  expect(crowded.status).toBe(200);
  await crowded.arrayBuffer();
  const short = crowded.headers.get('x-veery-warnings') ?? '';
  expect(short.length).toBeGreaterThan(0);
  expect(short.length).toBeLessThanOrEqual(4000);
  expect(decodeURIComponent(short)).toContain('audio_tag_not_honoured');
});

test('a text that continues elsewhere does not end like a sentence', async () => {
  const mia = await t.user({ tier: 'pro' });
  const body = { text: 'The ferry leaves', seed: 3 };
  const speak = async (more: object) => {
    const response = await t.call(speechApi.convert, mia, {
      params: { voice_id: voice },
      query: { output_format: 'pcm_22050' },
      body: { ...body, ...more },
    });
    const audio = Buffer.from(await response.arrayBuffer());
    return {
      audio,
      request_id: response.headers.get('request-id') ?? '',
      warnings: response.headers.get('x-veery-warnings'),
    };
  };
  const alone = await speak({});
  const goesOn = await speak({ next_text: 'the harbour at nine.' });
  expect(goesOn.audio.equals(alone.audio)).toBe(false);
  const next = await t.call(speechApi.convert, mia, {
    params: { voice_id: voice },
    body: { text: 'the harbour at nine.' },
  });
  await next.arrayBuffer();
  const byRequest = await speak({ next_request_ids: [next.headers.get('request-id')] });
  expect(byRequest.audio.equals(goesOn.audio)).toBe(true);
  expect((await speak({ next_request_ids: ['nobodyKnowsThis00000'] })).audio.equals(alone.audio)).toBe(true);
  expect(decodeURIComponent((await speak({ previous_text: 'Before.' })).warnings ?? '')).toContain('previous_text');
});

test('bad requests are answered with the reason', async () => {
  const mia = await t.user({ credits: 1_000_000 });
  const refusal = async (body: Parameters<typeof ask>[1] & Record<string, unknown>) => {
    const response = await ask(mia, body);
    const { detail } = (await response.json()) as { detail: { status?: string } };
    return [response.status, detail.status ?? 'list'];
  };
  expect(await refusal({ text: ' …\u200d— ' })).toEqual([400, 'input_text_empty']);
  expect(await refusal({ text: '[laughs] <break time="1s"/>' })).toEqual([400, 'input_text_empty']);
  expect(await refusal({ text: 'a'.repeat(10_001) })).toEqual([400, 'max_character_limit_exceeded']);
  expect(await refusal({ text: 'Hi', language_code: 'tlh' })).toEqual([400, 'unsupported_language']);
  expect(await refusal({ text: 'Hi', language_code: 'de', model_id: 'eleven_turbo_v2' })).toEqual([
    400,
    'unsupported_language',
  ]);
  expect(await refusal({ text: 'Hi', seed: -1 })).toEqual([422, 'list']);
  expect(await refusal({ text: 'Hi', voice_settings: { stability: 2 } })).toEqual([400, 'invalid_voice_settings']);
  const locators = [{ pronunciation_dictionary_id: 'x', version_id: 'y' }];
  expect(await refusal({ text: 'Hi', pronunciation_dictionary_locators: locators })).toEqual([
    404,
    'pronunciation_dictionary_not_found',
  ]);
  // One letter, and emoji, which are read by their names.
  for (const text of ['x', '🙂🎉']) expect((await ask(mia, { text })).status).toBe(200);
});

test('a deleted item is gone with its audio, and only its owner can delete it', async () => {
  const [mia, eve] = [await t.user(), await t.user()];
  const id = (await ask(mia, { text })).headers.get('history-item-id') ?? '';
  await expect
    .poll(async () => (await t.call(historyApi.getHistoryItem, mia, { params: { history_item_id: id } })).status)
    .toBe(200);
  expect((await t.call(historyApi.deleteHistoryItem, eve, { params: { history_item_id: id } })).status).toBe(404);
  expect((await t.call(historyApi.deleteHistoryItem, mia, { params: { history_item_id: id } })).status).toBe(200);
  expect((await t.call(historyApi.getHistoryAudio, mia, { params: { history_item_id: id } })).status).toBe(404);
  await expect.poll(() => filesOf(t)).not.toContain(`speech/${id.slice(0, 2)}/${id}.mp3`);
});

test('a request beyond the credits is refused with the figures before anything is spoken', async () => {
  const mia = await t.user({ credits: 60 });
  await (await ask(mia, { text })).arrayBuffer();
  const refused = await ask(mia, { text: text.replace('nine', 'five') });
  expect(refused.status).toBe(401);
  expect(await refused.json()).toMatchObject({
    detail: {
      status: 'quota_exceeded',
      message:
        'This request exceeds your quota of 60. You have 4 credits remaining, while 56 credits are required for this request.',
    },
  });
  const subscription = await (await t.call(getSubscription, mia, {})).json();
  expect(subscription).toMatchObject({ character_count: 56, character_limit: 60 });
});

/** The real engine that breaks after `chunks` chunks. */
function failing(speech: Speech, chunks: number, error: Error = new SpeechFailed('the engine died')): Speech {
  return {
    ...speech,
    async *speak(input, signal) {
      let count = 0;
      if (chunks === 0) throw error;
      for await (const chunk of speech.speak(input, signal)) {
        yield chunk;
        if (++count >= chunks) throw error;
      }
    },
  };
}

async function filesOf({ parts }: TestApp): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of parts.storage.list('speech')) keys.push(key);
  return keys.sort();
}

/** A database whose connection breaks once, after the statement that holds `words` was carried out. */
function losingOneAnswer(words: string): KyselyPlugin {
  let isLost = false;
  const wanted = new WeakSet<object>();
  return {
    transformQuery({ node, queryId }) {
      if (node.kind === 'RawNode' && node.sqlFragments.join('').includes(words)) wanted.add(queryId);
      return node;
    },
    async transformResult({ queryId, result }) {
      if (isLost || !wanted.has(queryId)) return result;
      isLost = true;
      throw new Error('the connection was lost');
    },
  };
}
