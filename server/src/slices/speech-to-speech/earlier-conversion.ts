/**
 * The same recording asked for again, as it happens where an answer was lost: what was made whole is answered from the
 * history and costs nothing, and what was paid for a part is taken off the price of the whole.
 */
import { createHash } from 'node:crypto';
import type { ConversionRequest } from '#contract/speech-to-speech/types.ts';
import type { Ctx } from '../../context.ts';
import { creditsOfParts, findCachedItem } from '../history/history.service.ts';
import type { SpeechTerms } from '../speech/converted-speech.service.ts';
import type { SoundSource } from '../uploads/sound-source.service.ts';
import type { ConversionKind, Listening } from './conversion.ts';

export interface EarlierConversion {
  /** Of the whole. */
  key: Buffer;
  /** Of what a listener who left was charged for. */
  partKey: Buffer;
  /** The item that has the whole. */
  item: string | undefined;
  /** Credits that were charged for parts of it. */
  paid: number;
}

/** @returns null where nothing is kept, so that nothing can be found again */
export async function findEarlierConversion(
  ctx: Ctx,
  terms: SpeechTerms,
  fields: ConversionRequest,
  source: SoundSource,
  { recogniser }: Listening,
): Promise<EarlierConversion | null> {
  if (!terms.keepHistory) return null;
  const { route, settings } = terms;
  const parts = [
    await hashOf(ctx, source),
    source.isRawPcm,
    // Where no words are known, the item is named after the file.
    source.name,
    terms.voice.voice_id,
    route.voice,
    ctx.parts.speech.versionOf(route.voice),
    [settings.stability, settings.similarity_boost, settings.style, settings.use_speaker_boost],
    terms.model.model_id,
    terms.format.name,
    terms.seed ?? null,
    fields.remove_background_noise,
    recogniser ? [recogniser.id, recogniser.version] : null,
  ];
  const keyOf = (kind: string) =>
    createHash('sha256')
      .update(JSON.stringify([kind, ...parts]))
      .digest();
  const [key, partKey] = [keyOf('conversion'), keyOf('part of a conversion')];
  const item = await findCachedItem(ctx, key);
  return { key, partKey, item, paid: item === undefined ? await creditsOfParts(ctx, partKey) : 0 };
}

async function hashOf(ctx: Ctx, { sha256, key }: SoundSource): Promise<string> {
  if (sha256 !== null) return sha256;
  const hash = createHash('sha256');
  for await (const part of await ctx.parts.storage.read(key)) hash.update(part as Uint8Array);
  return hash.digest('hex');
}

/** Every conversion that is not of words alone warns of it. */
export function kindOfWarnings(warnings: readonly { code: string }[]): ConversionKind {
  const has = (wanted: string) => warnings.some(({ code }) => code === wanted);
  return has('words_not_recognised') ? 'shifted' : has('words_partly_recognised') ? 'mixed' : 'respoken';
}
