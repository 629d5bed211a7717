/** A text as it will be spoken, and the way back from there to the text as it was written. */
import type { CharacterAlignment } from '#contract/speech/types.ts';
import type { Alignment, MonolingualText, Warning } from '../../../ports/speech/port.ts';
import type { RuleIndex } from './pronunciation/rule-index.ts';

export interface PrepareOptions {
  /** ISO 639-1 asked for (`en-GB` counts as `en`); absent: detected where the voice and model can, else the voice's own. */
  language?: string;
  /** The languages of the voice's engines, its own language first. */
  languages: string[];
  /** The region of the requested language or of the voice, such as `GB` or `US`: it decides the order of dates and the like. */
  accent?: string;
  /** False: an English-only model, or a voice of one language; nothing is detected then. */
  detectLanguage: boolean;
  /** `off`: numbers and the like are left to the engine. `on`: the same as `auto`, with a warning where a language has no rules. */
  normalization: 'auto' | 'on' | 'off';
  /** The rules of the request's dictionaries, in the order in which they are tried. Absent: there are none. */
  dictionaries?: readonly RuleIndex[];
}

/**
 * A part of the written text and what is spoken for it. Mappings join to both texts. Either side may be empty: a tag is
 * written and not spoken. Where they differ, the time of the spoken side is shared among the written characters.
 */
export interface TextMapping {
  written: string;
  spoken: string;
}

export interface PreparedText {
  /** Join to the spoken text. */
  texts: MonolingualText[];
  mappings: TextMapping[];
  /** The spoken sides of the mappings, joined: what `normalized_alignment` covers. */
  spoken: string;
  warnings: Warning[];
  /** Pronunciation rules make the text far longer than it is written. It must not be spoken. */
  isTooLong?: true;
}

/** The times of a chunk in both texts. `characters` of all `alignment`s join to the written text, of all `normalized_alignment`s to the spoken one. */
export interface ChunkTimes {
  alignment: CharacterAlignment;
  normalized_alignment: CharacterAlignment;
}

/** Follows the engine's alignments through a prepared text. Times pass through unchanged. */
export interface TimesMapper {
  /** The times of the next chunk. What is written after it and not spoken is told with what is spoken next, or by `rest`. */
  take(alignment: Alignment): ChunkTimes;
  /**
   * Returns the written characters that were not reported yet, with no duration, at `end` seconds. Empty when none are
   * left.
   */
  rest(end: number): ChunkTimes;
}
