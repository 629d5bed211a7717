import type { Alignment } from '../port.ts';

/** The alignment without its first characters, which were told before. Undefined when nothing is left. */
export function dropCharacters(alignment: Alignment, count: number): Alignment | undefined {
  if (count <= 0) return alignment;
  const characters = alignment.characters.slice(count);
  if (characters.length === 0) return undefined;
  const starts = alignment.starts.slice(count);
  const from = starts[0] ?? 0;
  return {
    characters,
    starts,
    ends: alignment.ends.slice(count),
    words: alignment.words.filter(({ start }) => start >= from),
    phonemes: alignment.phonemes.filter(({ start }) => start >= from),
  };
}
