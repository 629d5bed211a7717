/** How well a recording by one of our voices is said by another, as the embedded recogniser hears it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as speechApi from '#contract/speech/api.ts';
import * as api from '#contract/speech-to-speech/api.ts';
import { wavHeader, wavHeaderBytes } from '../../kernel/wav.ts';
import { recognitionRate, type RecognisedWord } from '../../ports/recognition/port.ts';
import { testApp, type TestApp, type TestUser } from '../../testing/app.ts';
import { premadeVoices } from '../voices/voices.rules.ts';
import { speechLevel, toFloats } from './sound/levels.ts';
import { medianPitch } from './sound/pitch.ts';

const rate = recognitionRate;
const named = (name: string) =>
  premadeVoices.find((voice) => voice.engine.engine === 'flite' && voice.engine.name === name);

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const texts = [
  'The old man walked slowly along the river. His dog ran ahead of him, and waited at the bridge.',
  'We had planned to leave before the rain. In the end we stayed another day, and nobody was sorry.',
  'She opened the letter at the kitchen table. It was written in a hand that she did not know.',
];

async function speak(user: TestUser, voice_id: string, text: string): Promise<Int16Array> {
  const query = { output_format: `pcm_${rate}` as const };
  return new Int16Array(
    await (await t.call(speechApi.convert, user, { params: { voice_id }, query, body: { text } })).arrayBuffer(),
  );
}

async function listen(samples: Int16Array): Promise<RecognisedWord[]> {
  const choice = t.parts.recognition.choose({ modelId: 'scribe_v2', language: 'en', workspaceId: 'w', needs: [] });
  if (!choice.recogniser) throw new Error(choice.reason);
  async function* all() {
    yield toFloats(samples);
  }
  const words: RecognisedWord[] = [];
  const options = { recogniser: choice.recogniser.id, language: 'en', workspaceId: 'w' };
  for await (const event of t.parts.recognition.transcribe(all(), options, new AbortController().signal))
    if (event.kind === 'words') words.push(...event.words.filter(({ kind }) => kind === 'word'));
  return words;
}

const plain = (text: string) => text.toLowerCase().match(/[a-z']+/g) ?? [];

/** Words that are wrong, missing or too many, as a share of those that were to be said. */
function wordErrorRate(said: string[], heard: string[]): number {
  let row = heard.map((_, i) => i + 1);
  said.forEach((word, i) => {
    let corner = i;
    let left = i + 1;
    row = row.map((above, j) => {
      const next = Math.min(above + 1, left + 1, corner + (word === heard[j] ? 0 : 1));
      corner = above;
      left = next;
      return next;
    });
  });
  return (row.at(-1) ?? said.length) / said.length;
}

test('what one voice says is understood from another, at the same times, as long, as high and as loud', async () => {
  const rows: Record<string, number>[] = [];
  const user = await t.user({ tier: 'pro', credits: 1_000_000 });
  for (const [from, to, said] of [
    ['rms', 'slt', texts.slice(0, 2)],
    ['slt', 'rms', texts.slice(2)],
  ] as const) {
    const [a, b] = [named(from)!.voice_id, named(to)!.voice_id];
    for (const text of said) {
      const source = await speak(user, a, text);
      const own = await speak(user, b, text);
      const wav = new File([wavHeader(rate, wavHeaderBytes + source.byteLength), source.slice()], 'source.wav');
      const response = await t.call(api.convertSpeech, user, {
        params: { voice_id: b },
        query: { output_format: `pcm_${rate}` },
        body: { fields: {}, files: { audio: wav } },
      });
      const result = new Int16Array(await response.arrayBuffer());
      // The times are those that the recogniser hears in the result, and not those that it was made by.
      const [wanted, made] = [await listen(source), await listen(result)];
      const starts = new Map(wanted.map((word, at) => [`${at}:${word.text}`, word.start]));
      const errors = made
        .flatMap(({ text: said, start }, at) => {
          const near = [at, at - 1, at + 1].map((place) => starts.get(`${place}:${said}`));
          const found = near.find((one) => one !== undefined && Math.abs(one - start) < 1);
          return found === undefined ? [] : [Math.abs(found - start)];
        })
        .toSorted((x, y) => x - y);
      expect(errors.length).toBeGreaterThan(wanted.length / 2);
      const level = (samples: Int16Array) => 20 * Math.log10(speechLevel(toFloats(samples), rate));
      const pitch = (samples: Int16Array) => medianPitch(toFloats(samples), rate) ?? 0;
      rows.push({
        source: wordErrorRate(
          plain(text),
          wanted.map((word) => word.text.toLowerCase()),
        ),
        own: wordErrorRate(
          plain(text),
          (await listen(own)).map((word) => word.text.toLowerCase()),
        ),
        result: wordErrorRate(
          plain(text),
          made.map((word) => word.text.toLowerCase()),
        ),
        startMs: 1000 * (errors[errors.length >> 1] ?? NaN),
        lengthMs: (1000 * Math.abs(result.length - source.length)) / rate,
        pitch: pitch(result) / pitch(own),
        levelDb: level(result) - level(own),
      });
    }
  }
  console.table(rows);
  const median = (name: string) => rows.map((row) => row[name]!).toSorted((x, y) => x - y)[rows.length >> 1]!;
  expect(Math.max(...rows.map((row) => row.lengthMs!))).toBeLessThan(50);
  expect(median('startMs')).toBeLessThanOrEqual(60);
  expect(Math.abs(median('pitch') - 1)).toBeLessThan(0.08);
  expect(Math.abs(median('levelDb'))).toBeLessThan(3);
  // What the first recogniser mishears is said wrongly and may be misheard again.
  expect(median('result')).toBeLessThan(0.4);
}, 300_000);
