/** What may be spoken, at what price, in which format. Pure. */
import type { Model } from '#contract/models.ts';
import { describeFormat, type OutputFormat } from '#contract/output-formats.ts';
import { plans, reachesTier, type Tier } from '#contract/plans.ts';
import type { CharacterAlignment } from '#contract/speech.ts';
import { AppError, forbidden } from '../../kernel/errors.ts';
import type { Alignment } from '../../ports/speech/port.ts';

/** Unicode code points, as written: before any normalisation, tags included. */
export function countCharacters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** A letter, a digit, or a sign that is read aloud. Anything else is silence, and silence is not sold. */
const speakable = /[\p{L}\p{N}\p{S}%&@#*/\\§†‰]/u;

/** @throws AppError 400 for a text with nothing to speak, or longer than the model takes. */
export function checkText(text: string, characters: number, model: Model, tier: Tier): void {
  if (!speakable.test(text)) {
    throw new AppError(
      400,
      'input_text_empty',
      'There is nothing to speak in this text: it has no letter, digit or sign.',
      {
        param: 'text',
      },
    );
  }
  const limit = tier === 'free' ? model.max_characters_request_free_user : model.max_characters_request_subscribed_user;
  if (characters > limit) {
    throw new AppError(
      400,
      'max_character_limit_exceeded',
      `This request's text has ${characters} characters and exceeds the character limit of ${limit} characters for ${model.model_id}.`,
      { code: 'text_too_long', param: 'text' },
    );
  }
}

/** @throws AppError 403 output_format_not_allowed where the tier does not reach the format. */
export function checkFormat(format: OutputFormat, tier: Tier): void {
  const { codec, sampleRate, kbps } = describeFormat(format);
  const needed: Tier | undefined =
    kbps === 192 ? 'creator' : (codec === 'pcm' || codec === 'wav') && sampleRate >= 44_100 ? 'pro' : undefined;
  if (needed && !reachesTier(tier, needed)) {
    throw forbidden(
      'output_format_not_allowed',
      `The output format ${format} needs the ${plans[needed].name} plan or a higher one; this workspace is on ${plans[tier].name}.`,
    );
  }
}

export function emptyAlignment(): CharacterAlignment {
  return { characters: [], character_start_times_seconds: [], character_end_times_seconds: [] };
}

export function toWire(alignment: Alignment): CharacterAlignment {
  return {
    characters: alignment.characters,
    character_start_times_seconds: alignment.starts.map(milliseconds),
    character_end_times_seconds: alignment.ends.map(milliseconds),
  };
}

export function append(whole: CharacterAlignment, part: CharacterAlignment): void {
  for (const character of part.characters) whole.characters.push(character);
  for (const time of part.character_start_times_seconds) whole.character_start_times_seconds.push(time);
  for (const time of part.character_end_times_seconds) whole.character_end_times_seconds.push(time);
}

/** A millisecond is finer than any word; more digits only make the answer longer. */
const milliseconds = (seconds: number) => Math.round(seconds * 1000) / 1000;
