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
}

export interface TakeList {
  /** A hash of the text that was generated last. */
  of: string;
  takes: Take[];
}

export const noTakes: TakeList = { of: '', takes: [] };

/** At most this many takes are listed that the user did not keep. The history has the others. */
const maxUnkept = 12;

function isTake(value: unknown): value is Take {
  const { id, number, isKept, of } = (value ?? {}) as Partial<Take>;
  return isString(id) && Number.isInteger(number) && isBoolean(isKept) && isString(of);
}

export function isTakeList(value: unknown): value is TakeList {
  const { of, takes } = (value ?? {}) as Partial<TakeList>;
  return isString(of) && Array.isArray(takes) && takes.every(isTake);
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

/** Adds a take. A take of another text replaces all takes that are not kept. */
export function withTake({ of, takes }: TakeList, id: string, text: string): TakeList {
  const mark = hashText(text);
  if (takes.some((take) => take.id === id)) return { of: mark, takes };
  const remaining = mark === of ? takes : takes.filter((take) => take.isKept || take.of === mark);
  const number = 1 + Math.max(0, ...remaining.filter((take) => take.of === mark).map((take) => take.number));
  const all = [...remaining, { id, number, isKept: false, of: mark }];
  const unkept = all.filter((take) => !take.isKept);
  const tooMany = new Set(unkept.slice(0, Math.max(0, unkept.length - maxUnkept)));
  return { of: mark, takes: all.filter((take) => !tooMany.has(take)) };
}

/** Gives the takes that the strip shows for a text: its own, and those of other texts that the user keeps. */
export const takesOf = (takes: readonly Take[], mark: string): Take[] =>
  takes.filter((take) => take.isKept || take.of === mark);

/** Gives the unkept takes of the text that was generated last, once another text has replaced it. */
export const earlierTakes = ({ of, takes }: TakeList, mark: string): Take[] =>
  of === mark ? [] : takes.filter((take) => !take.isKept && take.of === of);

export const withoutTake = ({ of, takes }: TakeList, id: string): TakeList => ({
  of,
  takes: takes.filter((take) => take.id !== id),
});

export const withKept = ({ of, takes }: TakeList, id: string, isKept: boolean): TakeList => ({
  of,
  takes: takes.map((take) => (take.id === id ? { ...take, isKept } : take)),
});

/**
 * Gives the volume that matches another take. Only the louder one is lowered, because raising could clip. Levels in
 * dB.
 */
export function matchedVolume(level: number | null, other: number | null): number {
  return level === null || other === null ? 1 : Math.min(1, 10 ** ((other - level) / 20));
}
