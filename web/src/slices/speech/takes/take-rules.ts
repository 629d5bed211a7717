/** Manages the list of takes. It holds only ids, because text and audio are in the history. */
import { isBoolean, isString } from '../../../lib/browser/storage.ts';

export interface Take {
  /** The id of the history item. */
  id: string;
  /** The number of this take for its text, from 1. */
  number: number;
  isKept: boolean;
  /** A hash of the text that the take speaks. */
  of: string;
  /** The same for all takes of a text and its corrections: a hash of the first of them. */
  group: string;
}

export interface TakeList {
  /** The group of the text that was generated last. */
  of: string;
  /** Hashes of the words of that text, which tell a correction from another text. */
  words: number[];
  takes: Take[];
}

export const noTakes: TakeList = { of: '', words: [], takes: [] };

/** Words beyond these do not count, so that a long text is compared as quickly as a short one. */
const maxWords = 1000;

/** At most this many takes are listed that the user did not keep. The history has the others. */
const maxUnkept = 12;

function isTake(value: unknown): value is Take {
  const { id, number, isKept, of, group } = (value ?? {}) as Partial<Take>;
  return isString(id) && Number.isInteger(number) && isBoolean(isKept) && isString(of) && isString(group);
}

export function isTakeList(value: unknown): value is TakeList {
  const { of, words, takes } = (value ?? {}) as Partial<TakeList>;
  return isString(of) && Array.isArray(words) && Array.isArray(takes) && takes.every(isTake);
}

/** Hashes a text with FNV-1a from two different starts, so that texts are told apart without storing them. */
export function hashText(text: string): string {
  let [one, two] = [0x811c9dc5, 0x9e3779b9];
  for (let at = 0; at < text.length; at++) {
    one = Math.imul(one ^ text.charCodeAt(at), 0x01000193);
    two = Math.imul(two ^ text.charCodeAt(at), 0x85ebca6b);
  }
  return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}`;
}

/** Hashes of the words of a text, whatever their case and the marks between them. */
export function hashWords(text: string): number[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.slice(0, maxWords).map((word) => {
    let hash = 0x811c9dc5;
    for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
    return hash >>> 0;
  });
}

/** Tells whether two texts have at least half of their words in common, in any order. */
function isCorrection(before: readonly number[], after: readonly number[]): boolean {
  const counts = new Map<number, number>();
  for (const word of before) counts.set(word, (counts.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of after) {
    const left = counts.get(word) ?? 0;
    if (left > 0) shared += 1;
    counts.set(word, left - 1);
  }
  return shared > 0 && 2 * shared >= Math.max(before.length, after.length);
}

/** Finds the group whose takes belong to a text: of the takes that speak it, or of the text that it corrects. */
export function groupOf({ of, words, takes }: TakeList, text: string): string {
  const mark = hashText(text);
  const spoken =
    takes.findLast((take) => take.of === mark && take.group === of) ?? takes.findLast((take) => take.of === mark);
  if (spoken) return spoken.group;
  return of !== '' && isCorrection(words, hashWords(text)) ? of : mark;
}

/** Adds a take. A take of another text replaces all takes that are not kept; one of a corrected text joins the others. */
export function withTake(list: TakeList, id: string, text: string): TakeList {
  const { of, takes } = list;
  const group = groupOf(list, text);
  const words = hashWords(text);
  if (takes.some((take) => take.id === id)) return { of: group, words, takes };
  const remaining = group === of ? takes : takes.filter((take) => take.isKept || take.group === group);
  const number = 1 + Math.max(0, ...remaining.filter((take) => take.group === group).map((take) => take.number));
  const all = [...remaining, { id, number, isKept: false, of: hashText(text), group }];
  const unkept = all.filter((take) => !take.isKept);
  const tooMany = new Set(unkept.slice(0, Math.max(0, unkept.length - maxUnkept)));
  return { of: group, words, takes: all.filter((take) => !tooMany.has(take)) };
}

/** Gives the takes that the strip shows for a text: those of its group, and those of other texts that the user keeps. */
export const takesOf = (takes: readonly Take[], group: string): Take[] =>
  takes.filter((take) => take.isKept || take.group === group);

/** Gives the unkept takes of the text that was generated last, once another text has replaced it. */
export const earlierTakes = ({ of, takes }: TakeList, group: string): Take[] =>
  of === group ? [] : takes.filter((take) => !take.isKept && take.group === of);

/**
 * Finds the take whose sentences a text keeps: one that speaks it, else the one that is loaded, else the newest of its
 * group.
 */
export function baseOf(takes: readonly Take[], group: string, text: string, loadedId: string | null): Take | undefined {
  const own = takes.filter((take) => take.group === group);
  const mark = hashText(text);
  return (
    own.find((take) => take.of === mark && take.id === loadedId) ??
    own.findLast((take) => take.of === mark) ??
    own.find((take) => take.id === loadedId) ??
    own.at(-1)
  );
}

/** The server counts the takes. It knows those that were made in another browser too. */
export const withNumber = (list: TakeList, id: string, number: number): TakeList => ({
  ...list,
  takes: list.takes.map((take) => (take.id === id ? { ...take, number } : take)),
});

export const withoutTake = ({ takes, ...list }: TakeList, id: string): TakeList => ({
  ...list,
  takes: takes.filter((take) => take.id !== id),
});

export const withKept = ({ takes, ...list }: TakeList, id: string, isKept: boolean): TakeList => ({
  ...list,
  takes: takes.map((take) => (take.id === id ? { ...take, isKept } : take)),
});

/**
 * Gives the volume that matches another take. Only the louder one is lowered, because raising could clip. Levels in
 * dB.
 */
export function matchedVolume(level: number | null, other: number | null): number {
  return level === null || other === null ? 1 : Math.min(1, 10 ** ((other - level) / 20));
}
