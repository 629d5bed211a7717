/** Where the words of a phrase are heard: as the source has them, as far as a voice can be hurried or slowed. Pure. */
import type { Anchor } from './time-stretch.ts';

/** A word between these is spoken at most so many times as fast, or as slowly, as the voice speaks by itself. */
const fastest = 2.2;
const slowest = 2;

export interface Span {
  start: number;
  end: number;
}

/**
 * @param spoken the words as the voice spoke them
 * @param source the same words as they shall be heard
 * @returns the beginning of each word and the end of the last. A word that cannot be as short as in the source makes the
 * next one late, and those after it catch up.
 * @param notBefore what was said before lasts until then
 */
export function alignWords(spoken: readonly Span[], source: readonly Span[], notBefore = 0): Anchor[] {
  const anchors: Anchor[] = [];
  let earliest = -Infinity;
  let latest = Infinity;
  for (const [i, word] of spoken.entries()) {
    const wanted = source[i]!.start;
    const to = anchors.length === 0 ? Math.max(wanted, notBefore) : Math.max(earliest, Math.min(latest, wanted));
    anchors.push({ from: word.start, to });
    const until = spoken[i + 1]?.start ?? word.end;
    const length = Math.max(0.01, until - word.start);
    earliest = to + length / fastest;
    latest = to + length * slowest;
  }
  const [end, wanted] = [spoken.at(-1), source.at(-1)];
  if (end && wanted) anchors.push({ from: end.end, to: Math.max(earliest, Math.min(latest, wanted.end)) });
  return anchors;
}

/** Where a moment of the spoken words is heard. */
export function timeAt(anchors: readonly Anchor[], from: number): number {
  const [first, last] = [anchors[0], anchors.at(-1)];
  if (!first || !last) return from;
  if (from <= first.from) return first.to;
  if (from >= last.from) return last.to;
  const next = anchors.findIndex((anchor) => anchor.from >= from);
  const [left = first, right = last] = [anchors[next - 1], anchors[next]];
  const share = right.from > left.from ? (from - left.from) / (right.from - left.from) : 0;
  return left.to + share * (right.to - left.to);
}
