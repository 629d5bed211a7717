/** What every speech promises about its times, whoever speaks. For tests. */
import { expect } from 'vitest';
import type { SpeechResult } from './testing.ts';

/** Everything a speech promises about its times. */
export function checkTimes(text: string, spoken: SpeechResult): void {
  const of = (pick: (a: SpeechResult['alignments'][number]) => number[]) => spoken.alignments.flatMap(pick);
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
  expect(spoken.chunks.filter((chunk) => chunk.warning)).toEqual([]);
  let seconds = 0;
  for (const chunk of spoken.chunks) {
    expect(chunk.seconds).toBeGreaterThanOrEqual(seconds);
    seconds = chunk.seconds;
  }
}
