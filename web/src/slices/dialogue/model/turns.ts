/** The turns of a dialogue, and what may be done with them. Pure. */
import { normalizeTags } from '#contract/dialogue/tags.ts';
import { maxDialogueCharacters, maxDialogueTurns, maxDialogueVoices } from '#contract/dialogue/types.ts';

export interface Turn {
  /** Names the turn in this tab; it is not stored. */
  id: string;
  /** Empty where no voice has been chosen. */
  voice_id: string;
  text: string;
}

export type Turns = readonly Turn[];

export const isEmptyTurn = ({ text }: Pick<Turn, 'text'>): boolean => text.trim() === '';

/** A turn as it is sent: without spaces at its ends, and with tags written tightly. */
export const tidyText = (text: string): string => normalizeTags(text).trim();

/** The turns that are spoken. The others are left out. */
export const spokenTurns = (turns: Turns): Turn[] =>
  turns.filter((turn) => !isEmptyTurn(turn)).map((turn) => ({ ...turn, text: tidyText(turn.text) }));

export const countDialogue = (turns: Turns): number =>
  spokenTurns(turns).reduce((sum, { text }) => sum + [...text].length, 0);

/** A line break begins another turn, so that there is none in a text. */
export const withoutBreaks = (text: string): string => text.replaceAll(/\s*[\r\n\u2028\u2029]+\s*/gu, ' ');

export const changeTurn = (turns: Turns, id: string, change: Partial<Omit<Turn, 'id'>>): Turns =>
  turns.map((turn) => (turn.id === id ? { ...turn, ...change } : turn));

/** The voice that answers: the other one of the last two that spoke before a place, or the one that comes next. */
export function answeringVoice(turns: Turns, at: number, fallback: string): string {
  const voices = turns.map(({ voice_id }) => voice_id);
  const last = voices.slice(0, at).at(-1);
  const isOther = (voice: string) => voice !== last;
  return voices.slice(0, at).findLast(isOther) ?? voices.slice(at).find(isOther) ?? last ?? fallback;
}

export interface Inserted {
  turns: Turns;
  /** How many of the new ones found no place. */
  dropped: number;
}

/** Inserts turns before a place, as many as there is room for. None of those that are there goes. */
export function insertTurns(turns: Turns, at: number, added: Turns): Inserted {
  const room = Math.max(0, maxDialogueTurns - turns.length);
  const kept = added.slice(0, room);
  return { turns: [...turns.slice(0, at), ...kept, ...turns.slice(at)], dropped: added.length - kept.length };
}

/** Inserts turns in the place of an empty one, or after one that has a text. */
export function insertAt(turns: Turns, id: string | null, added: Turns): Inserted {
  const hasText = turns.some((turn) => !isEmptyTurn(turn));
  if (!hasText) return insertTurns([], 0, added);
  const at = turns.findIndex((turn) => turn.id === id);
  const place = at === -1 ? turns.length : at;
  const target = turns[place];
  if (target && isEmptyTurn(target)) return insertTurns(turns.toSpliced(place, 1), place, added);
  return insertTurns(turns, Math.min(place + 1, turns.length), added);
}

export function duplicateTurn(turns: Turns, id: string, copyId: string): Inserted {
  const at = turns.findIndex((turn) => turn.id === id);
  const turn = turns[at];
  return turn ? insertTurns(turns, at + 1, [{ ...turn, id: copyId }]) : { turns, dropped: 0 };
}

export const removeTurn = (turns: Turns, id: string): Turns => turns.filter((turn) => turn.id !== id);

/** Puts a removed turn back where it was, as far as that place still exists. */
export function restoreTurn(turns: Turns, turn: Turn, at: number): Turns {
  if (turns.some(({ id }) => id === turn.id)) return turns;
  return turns.toSpliced(Math.min(at, turns.length), 0, turn);
}

/** Moves a turn to a place, counted among the others. */
export function moveTurn(turns: Turns, id: string, to: number): Turns {
  const from = turns.findIndex((turn) => turn.id === id);
  const place = Math.max(0, Math.min(to, turns.length - 1));
  const turn = turns[from];
  if (!turn || place === from) return turns;
  return turns.toSpliced(from, 1).toSpliced(place, 0, turn);
}

/** Everything that one voice says is said by another. */
export const replaceVoice = (turns: Turns, from: string, to: string): Turns =>
  turns.map((turn) => (turn.voice_id === from ? { ...turn, voice_id: to } : turn));

export interface Speaker {
  voice_id: string;
  turns: number;
}

/** Who speaks, in the order in which they begin. */
export function speakersOf(turns: Turns): Speaker[] {
  const counts = new Map<string, number>();
  for (const { voice_id } of turns) if (voice_id) counts.set(voice_id, (counts.get(voice_id) ?? 0) + 1);
  return [...counts].map(([voice_id, count]) => ({ voice_id, turns: count }));
}

export type Problem =
  | { kind: 'empty' }
  | { kind: 'no_voice'; turn: number }
  | { kind: 'only_tags'; turn: number }
  | { kind: 'too_long'; count: number }
  | { kind: 'too_many_voices'; count: number };

const tag = /\[[^\]]*\]/g;
const speakable = /[\p{L}\p{N}\p{S}%&@#*/\\§†‰]/u;

/** What the server would refuse. Numbers of turns count from 1. */
export function problemOf(turns: Turns, knownVoices: ReadonlySet<string>): Problem | undefined {
  const spoken = turns.flatMap((turn, at) => (isEmptyTurn(turn) ? [] : [{ ...turn, number: at + 1 }]));
  if (spoken.length === 0) return { kind: 'empty' };
  const voiceless = spoken.find(({ voice_id }) => !knownVoices.has(voice_id));
  if (voiceless) return { kind: 'no_voice', turn: voiceless.number };
  const silent = spoken.find(({ text }) => !speakable.test(tidyText(text).replaceAll(tag, '')));
  if (silent) return { kind: 'only_tags', turn: silent.number };
  const characters = countDialogue(turns);
  if (characters > maxDialogueCharacters) return { kind: 'too_long', count: characters - maxDialogueCharacters };
  const voices = new Set(spoken.map(({ voice_id }) => voice_id)).size;
  return voices > maxDialogueVoices ? { kind: 'too_many_voices', count: voices } : undefined;
}

/** What is stored of a dialogue: texts and voices. Anything else is none, and what is more than may be is left out. */
export function readStored(value: unknown): { text: string; voice_id: string }[] {
  if (!Array.isArray(value)) return [];
  return value
    .flatMap((one: unknown) => {
      const { text, voice_id } = (one ?? {}) as { text?: unknown; voice_id?: unknown };
      return typeof text === 'string' && typeof voice_id === 'string'
        ? [{ text: withoutBreaks(normalizeTags(text)), voice_id }]
        : [];
    })
    .filter((turn) => !isEmptyTurn(turn))
    .slice(0, maxDialogueTurns);
}
