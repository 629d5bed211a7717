import { afterAll, describe, expect, test } from 'vitest';
import { createSpeech } from '../speech/speech.ts';
import { findPocketSphinx } from './engines/pocketsphinx/find-pocketsphinx.ts';
import { AlignmentImpossible, type RecognisedWord } from './port.ts';
import { createRecognition } from './recognition.ts';
import { recogniserSuite } from './recognition.suite.ts';
import { asStream, collect, joined, sayWith, silence } from '../../testing/spoken-sound.ts';

const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1 });
const recognition = createRecognition({ workers: 1 });
afterAll(async () => {
  await Promise.all([recognition.close(), speech.close()]);
});
const never = () => new AbortController().signal;
const english = { language: 'en', workspaceId: 'one' } as const;
const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Seconds between the starts of words that were heard right and those that were said, in order of size. */
const startErrors = (heard: readonly { text: string; start: number }[], said: { word: string; start: number }[]) =>
  heard
    .flatMap(({ text, start }) => {
      const errors = said.filter(({ word }) => word === lettersOf(text)).map((one) => Math.abs(one.start - start));
      return errors.length > 0 ? [Math.min(...errors)] : [];
    })
    .toSorted((a, b) => a - b);

describe.runIf(!('missing' in findPocketSphinx()))('PocketSphinx', () => {
  const text = 'The weather will be cold and cloudy in the morning. Please call me when you get back to the office.';
  let spoken: Awaited<ReturnType<typeof sayWith>> | undefined;
  const say = async () => (spoken ??= await sayWith(speech, 'Bruno', text));

  recogniserSuite({
    recognition: () => recognition,
    id: 'pocketsphinx',
    sound: async () => ({ samples: (await say()).samples, words: text.toLowerCase().match(/[a-z]+/g) ?? [] }),
    tolerance: 0.15,
  });

  const align = (samples: Float32Array, of: string, language = 'en') =>
    recognition.align(asStream(samples), of, { language, workspaceId: 'one' }, never());

  test('a text is found in its sound to a few hundredths of a second', async () => {
    const { samples, words } = await say();
    const aligned = await align(samples, text);
    expect(aligned.map(({ text: word }) => word)).toEqual(text.split(' '));
    for (const { from, to, text: word } of aligned) expect(text.slice(from, to)).toBe(word);
    const errors = aligned.map(({ start }, i) => Math.abs(start - (words[i]?.start ?? 0))).toSorted((a, b) => a - b);
    expect(errors[errors.length >> 1]).toBeLessThan(0.02);
    expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(0.06);
  }, 60_000);

  test('another text is not found, nor one of another language', async () => {
    const { samples } = await say();
    const other = 'Nobody knows why seven small ships were sold to foreign buyers before summer began last year.';
    await expect(align(samples, other)).rejects.toMatchObject({ code: 'text_not_spoken' });
    await expect(align(silence(3), text)).rejects.toMatchObject({ code: 'text_not_spoken' });
    await expect(align(samples, '…!?')).rejects.toThrow(AlignmentImpossible);
    await expect(align(samples, text, 'de')).rejects.toMatchObject({ code: 'language_not_supported' });
  }, 60_000);

  test('a long recording is aligned part by part, with names and numbers that no dictionary has', async () => {
    const sentence = 'In 1987 Zbigniew paid 42 dollars for the old house near the river. ';
    const said = await sayWith(speech, 'Felix', `${sentence}${text} `.repeat(6));
    const seconds = said.samples.length / 16_000;
    expect(seconds).toBeGreaterThan(60);
    const aligned = await align(joined(silence(1), said.samples), `${sentence}${text} `.repeat(6));
    expect(aligned.length).toBe(said.words.length);
    const errors = aligned
      .map(({ start }, i) => Math.abs(start - 1 - (said.words[i]?.start ?? 0)))
      .toSorted((a, b) => a - b);
    expect(errors[errors.length >> 1]).toBeLessThan(0.03);
    expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThan(0.25);
  }, 240_000);

  test('words stand where they were said, whatever was heard before', async () => {
    const { samples, words } = await say();
    const sound = joined(silence(0.8), samples);
    const hear = async () =>
      (await collect(recognition.transcribe(asStream(sound), { ...english, recogniser: 'pocketsphinx' }, never())))
        .spoken;
    const first = await hear();
    expect(await hear()).toEqual(first);
    const truth = words.map(({ text: word, start }) => ({ word: lettersOf(word), start: start + 0.8 }));
    expect(startErrors(first, truth).at(-2)).toBeLessThan(0.08);
    const stream = recognition.openStream({ ...english, recogniser: 'pocketsphinx', commits: 'manual' });
    const turns: RecognisedWord[][] = [];
    const reading = (async () => {
      for await (const event of stream.events) if (event.kind === 'committed') turns.push(event.words);
    })();
    for (let turn = 0; turn < 2; turn++) {
      for await (const block of asStream(sound)) await stream.push(block);
      stream.commit();
    }
    stream.end();
    await reading;
    expect(turns).toHaveLength(2);
    for (const [turn, heard] of turns.entries()) {
      const before = (turn * sound.length) / 16_000;
      const late = startErrors(
        heard,
        truth.map(({ word, start }) => ({ word, start: start + before })),
      );
      expect(late.length).toBeGreaterThan(10);
      expect(late[late.length >> 1]).toBeLessThan(0.05);
    }
  }, 120_000);

  test('speech is found between silences', async () => {
    const { samples } = await sayWith(speech, 'Bruno', 'Good morning to all of you.');
    const seconds = samples.length / 16_000;
    const spans: { start: number; end: number }[] = [];
    const sound = joined(silence(1), samples, silence(1.5), samples, silence(1));
    for await (const span of recognition.findSpeech(asStream(sound), { workspaceId: 'one' }, never())) spans.push(span);
    expect(spans).toHaveLength(2);
    expect(spans[0]?.start).toBeCloseTo(1, 0);
    expect(spans[1]?.start).toBeCloseTo(2.5 + seconds, 0);
  }, 60_000);
});
