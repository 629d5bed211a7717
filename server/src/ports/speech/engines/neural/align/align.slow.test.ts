import { afterAll, expect, test } from 'vitest';
import { createSpeech } from '../../../speech.ts';
import { natural, samplesOf, speakAll, speechInput } from '../../../testing.ts';
import { alignTo, estimateWords } from './align.ts';
import { createReferenceSpeaker } from './spoken-reference.ts';

const speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1 });
afterAll(() => speech.close());

const texts = [
  'The quick brown fox jumps over the lazy dog, and it is really not tired of that.',
  'Please call me tomorrow morning before the meeting, or send a letter to my office.',
  'After the storm, the small boats came back to the harbor; everyone was very happy.',
  'I think that we should wait here until somebody opens the door.',
];

/** Recorded voices that know their own times stand for a model that does not tell them. */
test.each(['rms', 'slt', 'awb'] as const)('words of %s are found in its sound', async (name) => {
  const references = await createReferenceSpeaker();
  const found: number[] = [];
  const estimated: number[] = [];
  for (const text of texts) {
    const spoken = await speakAll(speech, speechInput(text, { voice: { ...natural, name }, format: 'pcm_16000' }));
    const samples = samplesOf(spoken.audio);
    const truth = spoken.alignments.flatMap((alignment) => alignment.words);
    const reference = references.speak(text, 'en', 1);
    if (!reference) throw new Error('the reference does not speak');
    const errorsOf = (events: { kind: string; at: number }[]) => {
      const words = events.filter(({ kind }) => kind === 'word');
      expect(words.length).toBe(truth.length);
      return words.map(({ at }, index) => Math.abs(at - (truth[index]?.start ?? 0)));
    };
    found.push(...errorsOf(alignTo(reference, samples, 16_000)));
    estimated.push(...errorsOf(estimateWords(text, samples, 16_000)));
  }
  const share = (errors: number[], part: number) => errors.toSorted((a, b) => a - b)[Math.floor(errors.length * part)];
  expect(share(found, 0.5)).toBeLessThan(0.035);
  expect(share(found, 0.9)).toBeLessThan(0.09);
  expect(share(estimated, 0.5)).toBeGreaterThan(2 * (share(found, 0.5) ?? 1));
});
