import loadEspeak from '@echogarden/espeak-ng-emscripten';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { describeFormat, outputFormats } from '#contract/output-formats.ts';
import { createEspeak } from './espeak.ts';
import { frameLength, mp3Delay } from './mp3.ts';
import { SpeechFailed } from './port.ts';
import { cutText } from './sentences.ts';
import { decode, english, hasFfmpeg, order, rms, samplesOf, speakAll } from './testing.ts';
import type { Spoken } from './testing.ts';

const engine = createEspeak();
afterAll(() => engine.close());

/** Everything a speech promises about its times. */
function check(text: string, spoken: Spoken): void {
  const of = (pick: (a: Spoken['alignments'][number]) => number[]) => spoken.alignments.flatMap(pick);
  const characters = spoken.alignments.flatMap((alignment) => alignment.characters);
  const [starts, ends] = [of((a) => a.starts), of((a) => a.ends)];
  expect(characters).toEqual(Array.from(text));
  expect([starts.length, ends.length]).toEqual([characters.length, characters.length]);
  let reached = 0;
  starts.forEach((start, i) => {
    const end = ends[i] ?? Number.NaN;
    if (!(start >= reached && end >= start && end <= spoken.seconds))
      expect.fail(`character ${i} of ${JSON.stringify(text)}`);
    reached = start;
  });
  for (const { words, phonemes } of spoken.alignments) {
    for (const span of [...words, ...phonemes]) {
      expect(span.text).toMatch(/^\S+$/u);
      if (!(span.start >= 0 && span.end >= span.start && span.end <= spoken.seconds))
        expect.fail(`${span.text} in ${text}`);
    }
  }
  expect(spoken.pieces.filter((piece) => piece.warning)).toEqual([]);
  let seconds = 0;
  for (const piece of spoken.pieces) {
    expect(piece.seconds).toBeGreaterThanOrEqual(seconds);
    seconds = piece.seconds;
  }
}

const say = async (text: string, more: Parameters<typeof order>[1] = {}) => {
  const spoken = await speakAll(engine, order(text, more));
  check(text, spoken);
  return spoken;
};
const phonemes = (spoken: Spoken) => spoken.alignments.flatMap((a) => a.phonemes.map((p) => p.text)).join('');
const wordsOf = (spoken: Spoken) => spoken.alignments.flatMap((a) => a.words);

test('describes itself', async () => {
  const about = await engine.describe();
  expect(about).toMatchObject({ engine: 'espeak-ng', workers: 2 });
  expect(about.voices).toBeGreaterThan(100);
  expect(about.version).toMatch(/^\d/);
});

test('bytes, seconds and alignment agree', async () => {
  const spoken = await say('Hello there, my friend. This is a second sentence! And is this the third one?');
  expect(spoken.audio.length / 2 / 22050).toBeCloseTo(spoken.seconds, 6);
  expect(spoken.alignments.length).toBe(3);
  expect(rms(samplesOf(spoken.audio))).toBeGreaterThan(500);
});

test('cut into sentences, a text takes as long as in one go', async () => {
  const { eSpeakNGWorker } = await loadEspeak();
  const raw = new eSpeakNGWorker();
  raw.set_voice('en-us');
  const text = 'Hello there, my friend. This is a second sentence! And is this the third one?';
  for (const rate of [120, 175, 230]) {
    raw.set_rate(rate);
    let samples = 0;
    raw.synthesize(text, (chunk) => ((samples += chunk?.length ?? 0), false));
    const { seconds } = await say(text, { voice: { ...english, rate } });
    expect(Math.abs(seconds / (samples / 22050) - 1)).toBeLessThan(0.02);
  }
});

describe('what a user writes is text', () => {
  test.each([
    ['a < b && c > d', 'a b and and c d'],
    ['<b>bold</b> words', 'b bold slash b words'],
    ['Tom &amp; Jerry', 'Tom and amp; Jerry'],
    ['<break time="5s"/> hello', 'break time equals 5 s slash hello'],
  ])('%s', async (text, meant) => {
    const [spoken, plain] = [await say(text), await say(meant)];
    const bare = (s: Spoken) => phonemes(s).replace(/[ˈˌ]/g, '');
    expect(bare(spoken).length).toBeGreaterThan(bare(plain).length * 0.6);
    expect(bare(spoken).length).toBeLessThan(bare(plain).length * 1.5);
  });

  test('[[hello]] is the word, not phonemes', async () => {
    for (const text of ['[[hello]]', '([[hello]])', '[[[hello]]]']) expect(phonemes(await say(text))).toBe('həlˈoʊ');
  });

  test.each([
    '...',
    '😀',
    ' \n\t ',
    '?!',
    '\u200b\u200d',
    '\u0001\u0002\u001b',
    '—',
    '[[',
    '<',
    '&',
    '"',
    '\u0301',
    '\ud800',
  ])('%j neither fails nor loses a character', async (text) => void (await say(text)));

  test.each([
    'one\ntwo\r\n\r\nthree\tfour',
    'one\u0001two\u0007 three\u001b[31m four\u0085 five',
    'שלום עולם and مرحبا بالعالم',
    '日本語のテキスト。Mixed 漢字 text！',
    'e\u0301cole na\u0308ive Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢L̠ͨͧͩ͘G̴̻͈͍͔̹̑͗̎̅͛́Ǫ̵̹̻̝̳͂̌̌͘!͖̬̰̙̗̿̋ͥͥ̂ͣ̐́́͜͞',
    'family 👩‍👩‍👧 flag 🇩🇪 thumb 👍🏽 and 𝔘𝔫𝔦𝔠𝔬𝔡𝔢 end',
    'a\u200bb so\u00adft w\u2060j \ufeffbom \u202Ertl\u202C done',
  ])('%j', async (text) => void (await say(text)));

  test('the word after an emoji or an entity keeps its own time', async () => {
    for (const text of ['one 😀 two', 'one & two', 'one <> two', 'one \u00ad\u00ad two']) {
      const spoken = await say(text);
      const two = wordsOf(spoken).at(-1);
      expect(two?.text).toBe('two');
      expect(spoken.seconds - (two?.start ?? 0)).toBeLessThan(0.45);
      expect((two?.end ?? 0) - (two?.start ?? 0)).toBeGreaterThan(0.2);
    }
  });

  test('generated texts', async () => {
    const nasty = fc.constantFrom(
      '<',
      '>',
      '&',
      '&lt;',
      '[[',
      ']]',
      '. ',
      '\n\n',
      ' ',
      '\u0001',
      '😀',
      'word',
      '1,234',
      'Dr. ',
      '</',
      '\u0301',
    );
    const mixed = fc
      .array(fc.oneof(nasty, fc.string({ maxLength: 6 })), { maxLength: 14 })
      .map((parts) => parts.join(''));
    const text = fc.oneof(
      mixed,
      fc.string({ unit: 'binary', maxLength: 25 }),
      fc.string({ unit: 'grapheme', maxLength: 25 }),
    );
    const nonEmpty = text.map((t) => t.replaceAll('\0', '') || 'x');
    const voice = fc.constantFrom('en-us', 'en-us', 'de', 'fr', 'ru').map((name) => ({ ...english, name }));
    await fc.assert(
      fc.asyncProperty(nonEmpty, voice, async (t, v) => void (await say(t, { voice: v, speed: 1.2 }))),
      { numRuns: 300 },
    );
  }, 120_000);

  test('10,000 characters without punctuation, with and without spaces', async () => {
    await say('word and '.repeat(1111));
    const one = await say('ab'.repeat(5000));
    expect(one.alignments.every((a) => a.characters.length <= 400)).toBe(true);
  }, 60_000);
});

describe('settings', () => {
  const text = 'The quick brown fox jumps over the lazy dog, and is it really not tired of that?';

  test('speed shortens and lengthens', async () => {
    const [slow, even, fast] = await Promise.all(
      [0.7, 1, 1.2].map(async (speed) => (await say(text, { speed })).seconds),
    );
    expect((slow ?? 0) / (even ?? 1)).toBeGreaterThan(1.25);
    expect((fast ?? 1) / (even ?? 1)).toBeLessThan(0.9);
  });

  test('stability narrows the pitch range', async () => {
    const [wild, even, flat] = await Promise.all(
      [0, 0.5, 1].map(async (stability) => pitchSpread(samplesOf((await say(text, { stability })).audio))),
    );
    expect(wild).toBeGreaterThan((even ?? 0) * 1.4);
    expect(flat).toBeLessThan((even ?? 0) * 0.5);
  });

  test('values outside the engine’s limits are clamped', async () => {
    for (const rate of [1, 5000]) await say('Hello there.', { voice: { ...english, rate, pitch: 500, range: -3 } });
  });

  test('an unknown voice is refused, and the next speech is not', async () => {
    await expect(say('Hello', { voice: { ...english, name: 'xx-nobody' } })).rejects.toThrow(SpeechFailed);
    // Names by file and by language, with and without a variant, in any case.
    for (const name of ['en-gb+f3', 'en-GB', 'en', 'fr-fr+m1', 'de', 'pt-br', 'gmw/en-US+f2']) {
      expect((await say('Hello', { voice: { ...english, name } })).seconds).toBeGreaterThan(0.2);
    }
  });
});

test.skipIf(!hasFfmpeg).each(outputFormats)('%s decodes to the same length', async (format) => {
  const spoken = await say('Hello there, my friend. This is a second sentence!', { format });
  const [codec = '', rate = ''] = format.split('_');
  const raw: Record<string, string> = { pcm: 's16le', ulaw: 'mulaw', alaw: 'alaw' };
  const input = raw[codec] ? ['-f', raw[codec], '-ar', rate] : ['-f', codec];
  const seconds = decode(spoken.audio, input, Number(rate)).length / Number(rate);
  expect(Math.abs(seconds - spoken.seconds)).toBeLessThan(codec === 'mp3' ? 0.15 : 0.001);
});

test('a word begins where its sound does', async () => {
  // Words that begin with a voiced sound, so that a closure's silence does not count as part of the word.
  const spoken = await say('Moon, river, lemon, yellow, never, window.');
  const samples = samplesOf(spoken.audio);
  const peak = samples.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0);
  const words = wordsOf(spoken);
  expect(words.length).toBe(6);
  for (const word of words) {
    let at = Math.max(0, Math.round((word.start - 0.08) * 22050));
    // From the silence before the word to the first 2 % of the peak.
    while (at < samples.length && Math.abs(samples[at] ?? 0) < peak * 0.02) at++;
    expect(Math.abs(at / 22050 - word.start)).toBeLessThan(0.06);
  }
});

test('joins of stretches are silent, not clicks', async () => {
  const text = 'This is the first sentence. This is the second one.';
  const spoken = await say(text, { format: 'pcm_44100' });
  expect(cutText(text).length).toBe(2);
  const join = Math.round((spoken.alignments[1]?.starts[0] ?? 0) * 44100);
  const around = samplesOf(spoken.audio).subarray(join - 4410, join - 100);
  expect(rms(around)).toBeLessThan(30);
});

// Sentences that begin with a vowel, so that sound begins with the first letter's time; one is cut between two words.
const sentences = 'I am here. Only one of us is here! Is anyone at all there? All is well, as it always was. ';
const unbroken = `${'all of us are away '.repeat(24)}now. `;
test.skipIf(!hasFfmpeg).each(outputFormats)('%s: every sentence sounds at its time', async (format) => {
  const { codec, sampleRate: rate } = describeFormat(format);
  const text = sentences.repeat(2) + unbroken + sentences;
  const spoken = await say(text, { format });
  const raw: Record<string, string> = { pcm: 's16le', ulaw: 'mulaw', alaw: 'alaw' };
  const samples = decode(spoken.audio, raw[codec] ? ['-f', raw[codec], '-ar', String(rate)] : ['-f', codec], rate);
  const delay = codec === 'mp3' ? mp3Delay / rate : 0;
  const over = samples.length / rate - spoken.seconds;
  if (codec === 'mp3') expect([over > 0.01, over < delay + (2 * frameLength(rate)) / rate]).toEqual([true, true]);
  else expect(Math.abs(over)).toBeLessThan(0.001);
  const loudest = (from: number, to: number) =>
    samples.subarray(Math.round(from * rate), Math.round(to * rate)).reduce((top, s) => Math.max(top, Math.abs(s)), 0);
  let reached = 0;
  for (const { starts } of spoken.alignments) {
    const begin = starts[0] ?? 0;
    const onset = begin + delay;
    // In an mp3 the join is before the sound by the delay; elsewhere the sound begins at it.
    if (reached > 0 && codec === 'mp3') expect(loudest(begin - 0.01, begin + 0.01)).toBeLessThan(328);
    expect(loudest(onset - 0.0055, onset - 0.0005)).toBeLessThan(codec === 'mp3' ? 1000 : 340);
    expect(loudest(onset, onset + 0.08)).toBeGreaterThan(1500);
    reached = onset;
  }
});

/** Spread of the voice's pitch in semitones: 10th to 90th percentile of autocorrelation estimates. */
function pitchSpread(samples: Int16Array): number {
  const pitches: number[] = [];
  for (let at = 0; at + 1400 < samples.length; at += 441) {
    let [best, bestLag, energy] = [0, 0, 0];
    for (let i = 0; i < 700; i += 2) energy += (samples[at + i] ?? 0) ** 2;
    for (let lag = 90; lag < 400; lag++) {
      let sum = 0;
      for (let i = 0; i < 700; i += 2) sum += (samples[at + i] ?? 0) * (samples[at + i + lag] ?? 0);
      if (sum > best) [best, bestLag] = [sum, lag];
    }
    if (energy > 350 * 800 ** 2 && best > 0.6 * energy) pitches.push(12 * Math.log2(22050 / bestLag));
  }
  pitches.sort((a, b) => a - b);
  const at = (share: number) => pitches[Math.floor(pitches.length * share)] ?? 0;
  return at(0.9) - at(0.1);
}
