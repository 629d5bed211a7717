/** The turns of a dialogue: which of them are spoken, and which characters belong to which. Pure. */
import {
  maxDialogueCharacters,
  maxDialogueTurns,
  maxDialogueVoices,
  type DialogueInput,
  type DialogueLine,
  type VoiceSegment,
} from '#contract/dialogue/types.ts';
import { dialogueEmpty, tooManyTurns, tooManyVoices } from '#contract/dialogue/errors.ts';
import { normalizeTags } from '#contract/dialogue/tags.ts';
import type { CharacterAlignment } from '#contract/speech/types.ts';
import { AppError } from '../../../kernel/errors.ts';
import { checkLength, countCharacters } from '../speech.rules.ts';

/** A turn with something in it. */
export interface Turn {
  /** Its place among the inputs of the request, from 0. */
  index: number;
  text: string;
  voice_id: string;
}

/** Leaves out turns without a text. @throws AppError 400 for a dialogue that is too long, or empty */
export function readTurns(inputs: readonly DialogueInput[]): Turn[] {
  const turns = inputs
    .map(({ text, voice_id }, index) => ({ index, text: normalizeTags(text), voice_id }))
    .filter(({ text }) => text.trim() !== '');
  if (turns.length > maxDialogueTurns)
    throw AppError.from(tooManyTurns, { turns: turns.length, limit: maxDialogueTurns });
  const voices = new Set(turns.map(({ voice_id }) => voice_id)).size;
  if (voices > maxDialogueVoices) throw AppError.from(tooManyVoices, { voices, limit: maxDialogueVoices });
  if (turns.length === 0) throw AppError.from(dialogueEmpty);
  checkLength(turns.map(({ text }) => text).join(''), maxDialogueCharacters, 'a dialogue', 'inputs');
  return turns;
}

/** How a dialogue is kept as one text, which people search and read. */
export const textOf = (lines: readonly Pick<DialogueLine, 'text'>[]): string =>
  lines.map(({ text }) => text).join('\n');

/** The beginning of a dialogue: its first so many characters. A turn of which nothing was spoken is left out. */
export function firstCharacters<T extends { text: string }>(turns: readonly T[], characters: number): T[] {
  const kept: T[] = [];
  let left = characters;
  for (const turn of turns) {
    if (left <= 0) break;
    const points = Array.from(turn.text);
    kept.push(points.length <= left ? turn : { ...turn, text: points.slice(0, left).join('') });
    left -= points.length;
  }
  return kept;
}

export interface SegmentReader {
  /** The segments of the characters that come next. */
  take(alignment: CharacterAlignment): VoiceSegment[];
}

/** Follows the times of a dialogue through its turns. */
export function createSegmentReader(turns: readonly Turn[]): SegmentReader {
  const ends: number[] = [];
  for (const { text } of turns) ends.push((ends.at(-1) ?? 0) + countCharacters(text));
  let at = 0;
  let turn = 0;
  return {
    take({ characters, character_start_times_seconds: starts, character_end_times_seconds: times }) {
      const segments: VoiceSegment[] = [];
      for (let from = 0; from < characters.length;) {
        while (turn < turns.length - 1 && at >= (ends[turn] ?? 0)) turn += 1;
        const isLast = turn >= turns.length - 1;
        const to = isLast ? characters.length : Math.min(characters.length, from + (ends[turn] ?? 0) - at);
        segments.push({
          voice_id: turns[turn]?.voice_id ?? '',
          start_time_seconds: starts[from] ?? 0,
          end_time_seconds: times[to - 1] ?? 0,
          character_start_index: at,
          character_end_index: at + to - from,
          dialogue_input_index: turns[turn]?.index ?? 0,
        });
        at += to - from;
        from = to;
      }
      return segments;
    },
  };
}
