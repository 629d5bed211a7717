import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as historyApi from '#contract/history/api.ts';
import * as speechApi from '#contract/speech/api.ts';
import type { CharacterAlignment, SpeechQuery, SpeechRequest } from '#contract/speech/types.ts';
import { withoutTag } from '../../../testing/mp3.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { ledgerOf } from '../../../testing/ledger.ts';
import { premadeVoices } from '../../voices/voices.rules.ts';

const voiceOf = (engine: string) => premadeVoices.find((one) => one.engine.engine === engine)?.voice_id ?? '';
let t: TestApp;
let mia: TestUser;
beforeAll(async () => {
  t = await testApp();
  mia = await t.user({ tier: 'pro' });
});
afterAll(() => t.close());

type Query = Partial<Pick<SpeechQuery, 'output_format'>>;

async function speak(
  body: Partial<SpeechRequest> & { text: string },
  query: Query = { output_format: 'pcm_22050' },
  { user = mia, voice_id = voice } = {},
) {
  const params = { voice_id };
  // Only with a seed does the engine make the same bytes again.
  const response = await t.call(speechApi.convertWithTimestamps, user, { params, query, body: { seed: 7, ...body } });
  const answer = response.ok ? await response.json() : undefined;
  return {
    status: response.status,
    error: answer
      ? undefined
      : ((await response.json()) as unknown as { detail: { status: string; message: string } }).detail,
    id: response.headers.get('history-item-id') ?? '',
    cost: Number(response.headers.get('character-cost')),
    cache: response.headers.get('x-veery-cache'),
    kept: response.headers.get('x-veery-kept-sentences'),
    spoken: response.headers.get('x-veery-spoken-sentences'),
    audio: Buffer.from(answer?.audio_base64 ?? '', 'base64'),
    alignment: answer?.alignment as CharacterAlignment,
    normalized: answer?.normalized_alignment as CharacterAlignment,
  };
}
const voice = voiceOf('espeak');

async function price(body: Partial<SpeechRequest> & { text: string }, query: Query = { output_format: 'pcm_22050' }) {
  const params = { voice_id: voice };
  return (await t.call(speechApi.priceSpeech, mia, { params, query, body: { seed: 7, ...body } })).json();
}

const itemOf = async (history_item_id: string) =>
  (await t.call(historyApi.getHistoryItem, mia, { params: { history_item_id } })).json();

const first = 'Before the light reaches the water, the veery begins. ';
const wrong = 'You never see that bird at last. ';
const right = 'You almost never see that bird at all. ';
const last = 'Wait a moment longer, and from the far bank another answers.';

test('a sentence that was corrected is spoken and charged alone, and the answer says so', async () => {
  const before = await speak({ text: first + wrong + last });
  const body = { text: first + right + last, redo_of: before.id };
  const told = await price(body);
  expect(told).toEqual({
    characters: right.length,
    credits: right.length,
    is_cached: false,
    regenerations_left: null,
    sentences: [
      { text: first, is_kept: true },
      { text: right, is_kept: false },
      { text: last, is_kept: true },
    ],
    warnings: [],
  });
  const after = await speak(body);
  expect(after).toMatchObject({ status: 200, cost: right.length, kept: '0,2', spoken: '1', cache: 'miss' });
  // The same as the whole text spoken at once.
  const whole = await speak({ text: first + right + last });
  expect(whole.cost).toBe((first + right + last).length);
  expect(after.audio.equals(whole.audio)).toBe(true);
  expect(after.alignment.characters.join('')).toBe(body.text);
  expect(gap(after.alignment, whole.alignment)).toBeLessThanOrEqual(0.0021);
  expect(gap(after.normalized, whole.normalized)).toBeLessThanOrEqual(0.0021);
  const { entries } = await ledgerOf(t, mia);
  expect(entries[1]).toMatchObject({ status: 'done', credits: right.length, characters: right.length });
});

test('a price tells beforehand that the text may be in another language', async () => {
  const { warnings } = await price({ text: 'Joyeux Noël !' });
  expect(warnings).toMatchObject([{ code: 'language_uncertain', language: 'fr' }]);
  const certain = [
    { text: 'Joyeux Noël !', language_code: 'fr' },
    { text: 'Bonjour, comment ça va ?' },
    { text: right },
  ];
  for (const body of certain) expect((await price(body)).warnings, body.text).toEqual([]);
});

test('the same redo again is free, and so is a text that was not changed or was spoken before', async () => {
  const before = await speak({ text: first + wrong + last });
  const again = { text: first + right + last, redo_of: before.id };
  await speak(again);
  expect(await price(again)).toMatchObject({ credits: 0, is_cached: true });
  expect(await speak(again)).toMatchObject({ cost: 0, cache: 'hit' });
  const same = { text: first + wrong + last, redo_of: before.id };
  expect(await price(same)).toMatchObject({ credits: 0, is_cached: true });
  const unchanged = await speak(same);
  expect(unchanged).toMatchObject({ cost: 0, cache: 'hit' });
  expect((await itemOf(unchanged.id)).take.number).toBe((await itemOf(before.id)).take.number);
});

test('a sentence is spoken again on demand, with another seed', async () => {
  const text = first + wrong + last;
  const before = await speak({ text });
  const after = await speak({ text, redo_of: before.id, redo_sentences: [1], seed: 5 });
  expect(after).toMatchObject({ cost: wrong.length, kept: '0,2', spoken: '1', cache: 'miss' });
  // Up to the pause after it, the first sentence is the same bytes.
  const end = bytesBefore(before, first.length);
  expect(after.audio.subarray(0, end).equals(before.audio.subarray(0, end))).toBe(true);
  expect(after.audio.equals(before.audio)).toBe(false);
});

describe('sentences that were added, taken away or moved apart cost nothing that is there', () => {
  test.each<[string, string, string, number]>([
    ['one at the end', first, `${first}${last}`, last.length],
    ['one at the beginning', last, `${first}${last}`, first.length],
    ['none but a paragraph', first + last, `${first.trim()}\n\n${last}`, 0],
    ['one less at the end', first + right + last, (first + right).trim(), 0],
    ['one less in the middle', first + right + last, first + last, 0],
  ])('%s', async (_, before, after, cost) => {
    // What was spoken for somebody else is not in their history. A seed varies each sentence by its place.
    const user = await t.user({ tier: 'pro' });
    const ask = (text: string, redo_of?: string) =>
      speak({ text, seed: null, ...(redo_of ? { redo_of } : {}) }, { output_format: 'pcm_22050' }, { user });
    const old = await ask(before.trim());
    const redone = await ask(after, old.id);
    expect(redone).toMatchObject({ status: 200, cost });
    const whole = await ask(after);
    // Without a seed two deliveries differ a little; a pause too many or too few would be 0.2 seconds and more.
    expect(gap(redone.alignment, whole.alignment)).toBeLessThan(0.1);
    expect(Math.abs(redone.audio.length - whole.audio.length) / 2 / 22050).toBeLessThan(0.1);
  });
});

test('every way to ask gives the same sound, and mp3 is one file without a gap', async () => {
  const query = { output_format: 'mp3_44100_128' } as const;
  const before = await speak({ text: first + wrong + last }, query);
  const body = { text: first + right + last, redo_of: before.id, seed: 7 };
  const params = { voice_id: voice };
  const told = await speak(body, query);
  const bytes = async (endpoint: typeof speechApi.convert) =>
    Buffer.from(await (await t.call(endpoint, mia, { params, query, body })).arrayBuffer());
  // The answers after the first come from the cache, unless nothing may be kept.
  const apart = { ...query, enable_logging: 'false' as const };
  const unkept = await t.call(speechApi.convertStream, mia, { params, query: apart, body });
  expect(Number(unkept.headers.get('character-cost'))).toBe(right.length);
  const streamed = withoutTag(told.audio);
  expect(Buffer.from(await unkept.arrayBuffer()).equals(streamed)).toBe(true);
  expect((await bytes(speechApi.convert)).equals(streamed)).toBe(true);
  const whole = await speak({ text: first + right + last }, query);
  expect(gap(told.alignment, whole.alignment)).toBeLessThan(0.04);
});

test('sentences on both sides of a join are as loud as in the whole text, where the sound is resampled too', async () => {
  const [query, rate] = [{ output_format: 'pcm_22050' } as const, 22_050];
  const flite = { voice_id: voiceOf('flite') };
  const before = await speak({ text: first + wrong + last }, query, flite);
  const spliced = await speak({ text: first + right + last, redo_of: before.id }, query, flite);
  const whole = await speak({ text: first + right + last }, query, flite);
  const ends = [0, first.length, (first + right).length, (first + right + last).length];
  for (const [i, from] of ends.slice(0, -1).entries()) {
    const [one, other] = [spliced, whole].map((sound) => levelOf(sound, rate, from, ends[i + 1] ?? 0));
    expect(Math.abs((one ?? 0) - (other ?? 99))).toBeLessThan(0.1);
  }
});

test('what would sound otherwise, is not there or is somebody else’s is refused', async () => {
  const before = await speak({ text: first + wrong });
  const body = { text: first + right, redo_of: before.id };
  const refused = async (more: Partial<SpeechRequest>, query?: Query, voice_id?: string) =>
    (await speak({ ...body, ...more }, query, voice_id ? { voice_id } : {})).error?.status;
  expect(await refused({ voice_settings: { speed: 0.9 } })).toBe('redo_not_possible');
  expect(await refused({ model_id: 'eleven_flash_v2_5' })).toBe('redo_not_possible');
  expect(await refused({ language_code: 'de' })).toBe('redo_not_possible');
  expect(await refused({ redo_sentences: [2] })).toBe('redo_not_possible');
  expect(await refused({}, { output_format: 'pcm_16000' })).toBe('redo_not_possible');
  expect(await refused({}, undefined, voiceOf('flite'))).toBe('redo_not_possible');
  expect(await refused({ redo_of: 'nothing' })).toBe('history_item_not_found');
  const eve = await t.user();
  expect((await speak(body, { output_format: 'pcm_22050' }, { user: eve })).status).toBe(404);
  const item = t.db.selectFrom('history_item').select('audio_key').where('history_item_id', '=', before.id);
  await t.parts.storage.remove((await item.executeTakeFirstOrThrow()).audio_key);
  expect(await refused({})).toBe('audio_missing');
  // The price says it too, so that a screen can offer the whole text before anything is asked for.
  expect(await price(body)).toMatchObject({ detail: { status: 'audio_missing', param: 'redo_of' } });
});

test('the price of a text with other settings than its take is that of the whole text', async () => {
  const before = await speak({ text: first + wrong });
  const text = first + right;
  const whole = { credits: text.length, is_cached: false, sentences: [{ is_kept: false }, { is_kept: false }] };
  const other = { text, redo_of: before.id, voice_settings: { speed: 0.9 } };
  expect(await price(other)).toMatchObject(whole);
  expect(await price({ ...other, redo_sentences: [0] })).toMatchObject(whole);
  expect(await price({ text, redo_of: before.id, redo_sentences: [2] })).toMatchObject({
    detail: { status: 'redo_not_possible', param: 'redo_sentences' },
  });
});

test('the quota stops at the price of the changed sentence', async () => {
  const poor = await t.user({ tier: 'pro', credits: (first + wrong + last).length + right.length });
  const own = { user: poor };
  const before = await speak({ text: first + wrong + last }, { output_format: 'pcm_22050' }, own);
  const two = { text: first + right + right.replace('bird', 'owl') + last, redo_of: before.id };
  expect((await speak(two, { output_format: 'pcm_22050' }, own)).error?.status).toBe('quota_exceeded');
  const one = { text: first + right + last, redo_of: before.id };
  expect(await speak(one, { output_format: 'pcm_22050' }, own)).toMatchObject({ status: 200, cost: right.length });
  expect((await ledgerOf(t, poor)).account).toMatchObject({ credits_reserved: 0, running: 0 });
});

/** The level of the characters between two places of the text, in dB relative to full scale (RMS). */
function levelOf(
  { audio, alignment }: { audio: Buffer; alignment: CharacterAlignment },
  rate: number,
  from: number,
  to: number,
) {
  const start = Math.round((alignment.character_start_times_seconds[from] ?? 0) * rate);
  const end = Math.round((alignment.character_end_times_seconds[to - 1] ?? 0) * rate);
  let sum = 0;
  for (let i = start; i < end; i++) sum += (audio.readInt16LE(2 * Math.min(i, audio.length / 2 - 1)) / 32768) ** 2;
  return 10 * Math.log10(sum / (end - start));
}

/** Bytes of the sound until shortly before a character is heard. */
const bytesBefore = ({ alignment }: { alignment: CharacterAlignment }, character: number) =>
  2 * Math.floor(((alignment.character_start_times_seconds[character] ?? 0) - 0.05) * 22050);

/** The greatest difference of the times of letters in two alignments of one text, in seconds. */
function gap(one: CharacterAlignment, other: CharacterAlignment): number {
  expect(one.characters).toEqual(other.characters);
  const differences = (['character_start_times_seconds', 'character_end_times_seconds'] as const).flatMap((name) =>
    one[name].flatMap((at, i) => (/\p{L}/u.test(one.characters[i] ?? '') ? Math.abs(at - (other[name][i] ?? 0)) : [])),
  );
  return Math.max(...differences);
}
