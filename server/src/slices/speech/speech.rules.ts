/** The rules on length, price and format of a speech. Pure. */
import { textTooLong, textEmpty, outputFormatNotAllowed, unsupportedLanguage } from '#contract/speech/errors.ts';
import { tierOf, type AudioFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import { plans, isTierAtLeast, type Tier } from '#contract/billing/plans.ts';
import type { CharacterAlignment, SpeechRequest } from '#contract/speech/types.ts';
import { AppError } from '../../kernel/errors.ts';
import type { ModelTerms } from '../models/models.rules.ts';
import type { Warning } from '../../ports/speech/port.ts';
import { readMarkup } from './text/markup.ts';

/** An audio chunk as it goes to the client. */
export interface TimedAudioChunk {
  audio: Uint8Array;
  /** Seconds of audio made so far, this chunk included. */
  seconds: number;
  /** Seconds of audio that the bytes so far decode to: encoders hold a frame or two back. Absent: all of it. */
  playableSeconds?: number;
  /** The times of the characters that are known by now and were not told before; seconds from the start of the audio. */
  alignment?: CharacterAlignment;
  normalized_alignment?: CharacterAlignment;
  /** A chunk of text ends with this audio. */
  isChunkEnd?: boolean;
}

/** The audio of a generation without its times. */
export async function* audioOf(chunks: AsyncIterable<TimedAudioChunk>): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) if (chunk.audio.length > 0) yield chunk.audio;
}

/** Unicode code points, as written: before any normalisation, tags included. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** A letter, a digit, or a sign that is read aloud. Anything else is silence, and silence is not sold. */
const speakable = /[\p{L}\p{N}\p{S}%&@#*/\\§†‰]/u;

/** Is there anything to say in a text as it is spoken, its tags taken out? */
export const isSpeakable = (spoken: string) => speakable.test(spoken);

export const characterLimit = (model: ModelTerms, tier: Tier) =>
  tier === 'free' ? model.max_characters_request_free_user : model.max_characters_request_subscribed_user;

/**
 * @param holder what has the limit: a model, or what is left of a connection.
 * @throws AppError 400 for a text that is longer.
 */
export function checkLength(text: string, limit: number, holder: string, param?: string): void {
  const characters = countCharacters(text);
  if (characters <= limit) return;
  throw AppError.from(textTooLong, { characters, limit, holder }, param === undefined ? {} : { param });
}

/** What is said of a text. Tags such as `[laughs]` and `<break time="1s"/>` are in no language. */
export const withoutTags = (text: string): string =>
  readMarkup(text)
    .phrases.map(({ tokens }) => tokens.map(({ plain }) => plain).join(''))
    .join(' ');

/** @throws AppError 400 for a text with nothing to speak. */
export function checkSpeakable(spoken: string): void {
  if (isSpeakable(spoken)) return;
  throw AppError.from(textEmpty);
}

/** @throws AppError 403 output_format_not_allowed where the tier does not reach the format. */
export function checkFormat(format: OutputFormat, tier: Tier): void {
  const needed = tierOf(format);
  if (!isTierAtLeast(tier, needed)) {
    const names = { needed_plan: plans[needed].name, plan: plans[tier].name };
    throw AppError.from(outputFormatNotAllowed, { format, ...names });
  }
}

/**
 * The language asked for as the two or three letters before any region. Undefined: to be detected.
 * @throws AppError 400 unsupported_language
 */
export function checkLanguage(
  code: string | null | undefined,
  model: ModelTerms,
  spoken: readonly string[],
): string | undefined {
  const isEnglishOnly = model.languages.every(({ language_id }) => language_id === 'en');
  if (!code) return isEnglishOnly ? 'en' : undefined;
  const language = /^([a-z]{2,3})(?:[-_][a-z0-9]{2,8})*$/.exec(code.toLowerCase())?.[1];
  if (language && (isEnglishOnly ? language === 'en' : spoken.includes(language))) return language;
  throw AppError.from(unsupportedLanguage, { model_id: model.model_id, language: code.slice(0, 40) });
}

/** The regions of the accents that voices are labelled with. */
const regions: Readonly<Record<string, string>> = {
  american: 'US',
  'new york': 'US',
  british: 'GB',
  scottish: 'GB',
  irish: 'IE',
  australian: 'AU',
  indian: 'IN',
  caribbean: 'GB',
  brazilian: 'BR',
  portuguese: 'PT',
  castilian: 'ES',
  'latin american': 'MX',
};

/** The region whose dates and numbers are read: that of the language asked for (`en-GB`), else of the voice's accent. */
export function regionOf(code: string | null | undefined, accent: string): string | undefined {
  const asked = /^[a-z]{2,3}[-_](?:[a-z]{4}[-_])?([a-z]{2}|\d{3})(?:[-_]|$)/i.exec(code ?? '')?.[1];
  return asked?.toUpperCase() ?? regions[accent];
}

export function emptyAlignment(): CharacterAlignment {
  return { characters: [], character_start_times_seconds: [], character_end_times_seconds: [] };
}

/** To milliseconds, which are finer than any word, and counted from the start of the whole. Times only rise, whatever an engine told. */
export function toMilliseconds(
  { characters, character_start_times_seconds, character_end_times_seconds }: CharacterAlignment,
  offset: number,
): CharacterAlignment {
  const round = (seconds: number) => Math.round((seconds + offset) * 1000) / 1000;
  let reached = 0;
  const starts = character_start_times_seconds.map((start) => (reached = Math.max(reached, round(start))));
  const ends = character_end_times_seconds.map((end, i) => Math.max(starts[i] ?? 0, round(end)));
  return { characters, character_start_times_seconds: starts, character_end_times_seconds: ends };
}

export function append(whole: CharacterAlignment, part: CharacterAlignment): void {
  for (const character of part.characters) whole.characters.push(character);
  for (const time of part.character_start_times_seconds) whole.character_start_times_seconds.push(time);
  for (const time of part.character_end_times_seconds) whole.character_end_times_seconds.push(time);
}

/** Was the text spoken as it was written? Then both alignments are one. */
export function isSameAlignment(one: CharacterAlignment, other: CharacterAlignment): boolean {
  const { characters } = one;
  return (
    characters.length === other.characters.length &&
    characters.every((character, i) => character === other.characters[i])
  );
}

export const audioKeyOf = (generationId: string, format: AudioFormat) =>
  `speech/${generationId.slice(0, 2)}/${generationId}.${format.extension}`;

/** The generation that made the audio under a key of `audioKeyOf`. */
export const generationOfAudio = (audioKey: string): string | undefined =>
  /^speech\/[^/]+\/([^/.]+)\.[^/]+$/.exec(audioKey)?.[1];

const sentenceEnd = /[.!?…。！？]["'”’)\]»]*\s*$/u;

/** How a text ends before the one that the client says comes next (`next_text`). */
export function followedByOf(text: string, next: string | null | undefined): 'sentence' | 'text' | undefined {
  if (!next || !isSpeakable(next)) return undefined;
  return sentenceEnd.test(text) || /\n\s*$/.test(text) ? 'text' : 'sentence';
}

/** The engines ignore what came before a text; a request that names it gets a warning. */
export function stitchingWarnings(request: Pick<SpeechRequest, 'previous_text' | 'previous_request_ids'>): Warning[] {
  if (!request.previous_text && !request.previous_request_ids?.length) return [];
  const message =
    'These engines begin a text the same way whatever came before it: previous_text and previous_request_ids changed nothing.';
  return [{ code: 'previous_text_not_honoured', message }];
}
