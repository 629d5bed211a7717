/** Aligned words as the public API answers them. Pure. */
import type { ForcedAlignment } from '#contract/speech-to-text/types.ts';
import type { AlignedWord } from '../../../ports/recognition/port.ts';
import { charactersOf } from '../answer.rules.ts';

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Every character of the text has its time, and so have the spaces between two words: from the one to the other. */
export function alignmentOf(text: string, words: readonly AlignedWord[], seconds: number): ForcedAlignment {
  const answered: ForcedAlignment['words'] = [];
  const characters: ForcedAlignment['characters'] = [];
  let at = 0;
  let time = 0;
  const add = (part: string, start: number, end: number, loss: number) => {
    if (part === '') return;
    const times = { start: round(start), end: round(Math.max(start, end)) };
    answered.push({ text: part, ...times, loss: round(loss) });
    characters.push(...charactersOf({ text: part, ...times }));
  };
  for (const { from, to, start, end, loss } of words) {
    add(text.slice(at, from), time, Math.max(time, start), 0);
    add(text.slice(from, to), start, end, loss);
    at = to;
    time = end;
  }
  add(text.slice(at), time, Math.max(time, seconds), 0);
  const spoken = words.map((word) => ({ loss: word.loss, length: word.to - word.from }));
  const length = spoken.reduce((sum, word) => sum + word.length, 0);
  const loss = length === 0 ? 0 : spoken.reduce((sum, word) => sum + word.loss * word.length, 0) / length;
  return { characters, words: answered, loss: round(loss) };
}
