/** Random corrections of random texts: the redo is the whole text spoken at once. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as speechApi from '#contract/speech/api.ts';
import type { OutputFormat } from '#contract/speech/output-formats.ts';
import type { CharacterAlignment, SpeechRequest } from '#contract/speech/types.ts';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.ts';
import { premadeVoices } from '../../voices/voices.rules.ts';

let t: TestApp;
let mia: TestUser;
beforeAll(async () => {
  t = await testApp();
  mia = await t.user({ tier: 'pro', credits: 1_000_000 });
});
afterAll(() => t.close());

const openings = [
  'The ferry left',
  'A small boat came',
  'Nobody had seen',
  'The old lighthouse keeper knew',
  'It was on 3 May that',
];
const ends = [
  'the harbour at 9.30',
  'twelve grey gulls',
  'a storm over the islands',
  'nothing, and said so',
  'Dr. Reed and her dog',
];
const marks = ['. ', '! ', '? ', '.\n\n'];

/** Numbers that look random and are the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function sentence(random: (below: number) => number): string {
  const pick = (list: readonly string[]) => list[random(list.length)] ?? '';
  return `${pick(openings)} ${pick(ends)}${pick(marks)}`;
}

async function speak(voice_id: string, output_format: OutputFormat, body: Partial<SpeechRequest> & { text: string }) {
  const params = { voice_id };
  // Nothing is answered from the cache but what was asked for first.
  const response = await t.call(speechApi.convertWithTimestamps, mia, {
    params,
    query: { output_format },
    body: { seed: 11, ...body },
  });
  const { audio_base64, alignment, normalized_alignment } = await response.json();
  return {
    id: response.headers.get('history-item-id') ?? '',
    spoken: response.headers.get('x-veery-spoken-sentences'),
    audio: Buffer.from(audio_base64, 'base64'),
    alignment: alignment as CharacterAlignment,
    normalized: normalized_alignment as CharacterAlignment,
  };
}

const largestGap = (one: CharacterAlignment, other: CharacterAlignment): number =>
  Math.max(
    ...one.character_start_times_seconds.map((at, i) => Math.abs(at - (other.character_start_times_seconds[i] ?? 0))),
  );

/** Each engine with the format of its own rate. */
const voices = (
  [
    ['espeak', 'pcm_22050'],
    ['flite', 'pcm_16000'],
  ] as const
).map(([engine, format]) => ({
  voice: premadeVoices.find((one) => one.engine.engine === engine)?.voice_id ?? '',
  format,
}));

test.each(Array.from({ length: 12 }, (_, i) => i + 1))('text %i', async (number) => {
  const random = createRandom(number * 7919);
  const { voice = '', format = 'pcm_22050' } = voices[number % voices.length] ?? {};
  const before = Array.from({ length: 3 + random(4) }, () => sentence(random));
  const redone = before.map((one) => (random(3) === 0 ? `${sentence(random).slice(0, -2)} again. ` : one));
  // One is different in any case, so that there is something to redo.
  redone[random(redone.length)] = `Number ${number} is another sentence now. `;
  const [old, text] = [before.join(''), redone.join('')];
  const source = await speak(voice, format, { text: old });
  const spliced = await speak(voice, format, { text, redo_of: source.id });
  const whole = await speak(voice, format, { text });
  expect(spliced.alignment.characters.join('')).toBe(text);
  expect(spliced.normalized.characters).toEqual(whole.normalized.characters);
  // Every join may add a millisecond, to which the kept times are rounded.
  expect(largestGap(spliced.alignment, whole.alignment)).toBeLessThan(0.002 + 0.001 * redone.length);
  // The rate is the engine's own, so nothing is resampled and every byte is the same, outside the joins and at them.
  expect(spliced.audio.equals(whole.audio)).toBe(true);
});
