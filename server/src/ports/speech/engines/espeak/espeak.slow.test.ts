import loadEspeak from '@echogarden/espeak-ng-emscripten';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { describeFormat, outputFormats } from '#contract/speech/output-formats.ts';
import { checkTimes } from '../../check-times.ts';
import { frameLength } from '../../codecs/mp3-section.ts';
import { SpeechFailed } from '../../port.ts';
import { splitText } from '../../text/sentences.ts';
import { createSpeech } from '../../speech.ts';
import { decode, english, hasFfmpeg, inputOf, speechInput, rms, samplesOf, speakAll } from '../../testing.ts';
import type { SpeechResult, InputOverrides } from '../../testing.ts';

const engine = createSpeech({ fliteWorkers: 1 });
afterAll(() => engine.close());

const say = async (text: string, more: InputOverrides = {}) => {
  const spoken = await speakAll(engine, speechInput(text, more));
  checkTimes(text, spoken);
  return spoken;
};
const phonemes = (spoken: SpeechResult) => spoken.alignments.flatMap((a) => a.phonemes.map((p) => p.text)).join('');
const wordsOf = (spoken: SpeechResult) => spoken.alignments.flatMap((a) => a.words);

test('it describes itself', async () => {
  const [espeak, flite] = await engine.describe();
  expect(espeak).toMatchObject({ engine: 'espeak', workers: 2 });
  expect(espeak?.voices).toBeGreaterThan(100);
  expect(espeak?.version).toMatch(/^espeak-ng \d/);
  expect(flite).toMatchObject({ engine: 'flite', workers: 1, voices: 4, languages: ['en'] });
});

test('bytes, seconds and alignment agree', async () => {
  const spoken = await say('Hello there, my friend. This is a second sentence! And is this the third one?');
  expect(spoken.audio.length / 2 / 22050).toBeCloseTo(spoken.seconds, 6);
  expect(spoken.alignments.length).toBe(3);
  expect(rms(samplesOf(spoken.audio))).toBeGreaterThan(500);
});

test('a text takes as long in sentences as in one go', async () => {
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

describe('user input is spoken as text', () => {
  test.each([
    ['a < b && c > d', 'a b and and c d'],
    ['<b>bold</b> words', 'b bold slash b words'],
    ['Tom &amp; Jerry', 'Tom and amp; Jerry'],
    ['<break time="5s"/> hello', 'break time equals 5 s slash hello'],
  ])('%s', async (text, meant) => {
    const [spoken, plain] = [await say(text), await say(meant)];
    const bare = (s: SpeechResult) => phonemes(s).replace(/[ˈˌ]/g, '');
    expect(bare(spoken).length).toBeGreaterThan(bare(plain).length * 0.6);
    expect(bare(spoken).length).toBeLessThan(bare(plain).length * 1.5);
  });

  test('[[hello]] is read as a word, not as phonemes', async () => {
    // Only the package's version tells the stress.
    for (const text of ['[[hello]]', '([[hello]])', '[[[hello]]]'])
      expect(phonemes(await say(text)).replace('ˈ', '')).toBe('həloʊ');
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
      fc.asyncProperty(nonEmpty, voice, async (t, v) => void (await say(t, { voice: v, settings: { speed: 1.2 } }))),
      { numRuns: 300 },
    );
  }, 120_000);

  test('10,000 characters without punctuation are spoken, with and without spaces', async () => {
    await say('word and '.repeat(1111));
    const one = await say('ab'.repeat(5000));
    expect(one.alignments.every((a) => a.characters.length <= 400)).toBe(true);
  }, 60_000);
});

describe('settings', () => {
  const text = 'The quick brown fox jumps over the lazy dog, and is it really not tired of that?';

  test('speed shortens and lengthens the audio', async () => {
    const [slow, even, fast] = await Promise.all(
      [0.7, 1, 1.2].map(async (speed) => (await say(text, { settings: { speed } })).seconds),
    );
    expect((slow ?? 0) / (even ?? 1)).toBeGreaterThan(1.25);
    expect((fast ?? 1) / (even ?? 1)).toBeLessThan(0.9);
  });

  test('values outside the engine’s limits are clamped', async () => {
    for (const rate of [1, 5000]) await say('Hello there.', { voice: { ...english, rate, pitch: 500, range: -3 } });
  });

  test('an unknown voice is refused, and the next speech is not affected', async () => {
    await expect(say('Hello', { voice: { ...english, name: 'xx-nobody' } })).rejects.toThrow(SpeechFailed);
    // Voices are named by file and by language, with and without a variant, in any case.
    for (const name of ['en-gb+f3', 'en-GB', 'en', 'fr-fr+m1', 'de', 'pt-br', 'gmw/en-US+f2']) {
      expect((await say('Hello', { voice: { ...english, name } })).seconds).toBeGreaterThan(0.2);
    }
  });
});

test('a word begins where its sound does', async () => {
  // The words begin with a voiced sound, so that the silence of a closure does not count as part of the word.
  const spoken = await say('Moon, river, lemon, yellow, never, window.');
  const samples = samplesOf(spoken.audio);
  const peak = samples.reduce((top, sample) => Math.max(top, Math.abs(sample)), 0);
  const words = wordsOf(spoken);
  expect(words.length).toBe(6);
  for (const word of words) {
    let at = Math.max(0, Math.round((word.start - 0.08) * 22050));
    // This is measured from the silence before the word to the first 2 % of the peak.
    while (at < samples.length && Math.abs(samples[at] ?? 0) < peak * 0.02) at++;
    expect(Math.abs(at / 22050 - word.start)).toBeLessThan(0.06);
  }
});

test('joins of chunks are silent, without clicks', async () => {
  const text = 'This is the first sentence. This is the second one.';
  const spoken = await say(text, { format: 'pcm_44100' });
  expect(splitText(text).length).toBe(2);
  const join = Math.round((spoken.alignments[1]?.starts[0] ?? 0) * 44100);
  const around = samplesOf(spoken.audio).subarray(join - 4410, join - 100);
  expect(rms(around)).toBeLessThan(30);
});

// The sentences begin with a vowel, so the sound begins with the first letter's time. One of them is cut between two
// words.
const sentences = 'I am here. Only one of us is here! Is anyone at all there? All is well, as it always was. ';
const unbroken = `${'all of us are away '.repeat(24)}now. `;
test.skipIf(!hasFfmpeg).each(outputFormats)('%s: every sentence sounds at its time', async (format) => {
  const { codec, sampleRate: rate } = describeFormat(format);
  const text = sentences.repeat(2) + unbroken + sentences;
  const spoken = await say(text, { format });
  const samples = decode(spoken.audio, inputOf(format), rate);
  const over = samples.length / rate - spoken.seconds;
  // An mp3 ends with the nearest frame.
  expect(Math.abs(over)).toBeLessThan(codec === 'mp3' ? frameLength(rate) / rate / 2 + 0.002 : 0.001);
  const loudest = (from: number, to: number) =>
    samples.subarray(Math.round(from * rate), Math.round(to * rate)).reduce((top, s) => Math.max(top, Math.abs(s)), 0);
  // A word begins where its sound passes the level of `sound/onsets.ts`; resampling raises what is before it a little.
  const barelyHeard = 420;
  let reached = 0;
  for (const { starts } of spoken.alignments) {
    const onset = starts[0] ?? 0;
    expect(onset).toBeGreaterThanOrEqual(reached);
    // Codecs that work in frames spread a little of a sound ahead of it.
    expect(loudest(onset - 0.0055, onset - 0.0005)).toBeLessThan(
      codec === 'mp3' || codec === 'opus' ? 1000 : barelyHeard,
    );
    expect(loudest(onset, onset + 0.08)).toBeGreaterThan(1500);
    reached = onset;
  }
});

test.each([
  ['en', 'We met Joan today.', 'Joan', 'ʒuˈan', 'ʒuːæn'],
  ['fr', 'Nous avons vu Jean hier.', 'Jean', 'ˈdʒin', 'dʒin'],
  ['de', 'Wir trafen Nguyen gestern.', 'Nguyen', 'ˈvɪn', 'vɪn'],
  ['es', 'Hoy hablamos con Joan.', 'Joan', 'ʒuˈan', 'ʒuan'],
  ['pl', 'Dzisiaj był u nas Jacques.', 'Jacques', 'ˈʐak', 'ʐak'],
  ['ru', 'Мы видели Жака вчера.', 'Жака', 'ˈdʒana', 'dʒana'],
])('given sounds are those that it reports: %s', async (language, text, word, ipa, reported) => {
  const from = text.indexOf(word);
  const given = { from, to: from + word.length, alphabet: 'ipa' as const, phonemes: ipa };
  const input = speechInput(text, { texts: [{ text, language, pronunciations: [given] }] });
  expect(engine.warnings(input).filter(({ code }) => code === 'pronunciation_not_honoured')).toEqual([]);
  const spoken = await speakAll(engine, input);
  checkTimes(text, spoken);
  const heard = (one: SpeechResult) => phonemes(one).replace(/[ˈˌ]/g, '').normalize('NFC');
  expect(heard(spoken)).toContain(reported);
  expect(heard(await say(text, { language }))).not.toContain(reported);
});
