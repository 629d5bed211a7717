/** Which text a tab shows when another tab has written: what somebody typed is never overwritten unasked. */
import { isString } from '../../../lib/storage.ts';

/** A text as one tab wrote it. */
export interface TextVersion {
  text: string;
  tab: string;
  /** How many versions that tab has written. */
  count: number;
  /** Of each other tab, the count of the version that this one knew. */
  seen: Record<string, number>;
  /** Somebody had two texts before them and took this one. */
  isChosen: boolean;
}

export interface OwnText {
  text: string;
  tab: string;
  count: number;
  /** Typed in since this tab last agreed with the others. */
  isEdited: boolean;
}

export function isTextVersion(value: unknown): value is TextVersion {
  if (typeof value !== 'object' || value === null) return false;
  const { text, tab, count, seen, isChosen } = value as Partial<TextVersion>;
  const isKnown = typeof seen === 'object' && Object.values(seen).every((one) => typeof one === 'number');
  return isString(text) && isString(tab) && typeof count === 'number' && isKnown && typeof isChosen === 'boolean';
}

/** The same text with a part changed: half of it or more stands where it stood, at the start or at the end. */
export function keepsMost(before: string, after: string): boolean {
  const longest = Math.min(before.length, after.length);
  let start = 0;
  while (start < longest && before[start] === after[start]) start++;
  let end = 0;
  while (end < longest - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return start + end >= before.length / 2;
}

export function decide(mine: OwnText, theirs: TextVersion): 'same' | 'follow' | 'ask' {
  if (mine.text === theirs.text) return 'same';
  if (!mine.isEdited || mine.text.trim() === '') return 'follow';
  const wasSeen = (theirs.seen[mine.tab] ?? 0) >= mine.count;
  return wasSeen && (theirs.isChosen || keepsMost(mine.text, theirs.text)) ? 'follow' : 'ask';
}
