/** What a request would make, and at what price. Speaking and pricing follow the same rule, because both begin here. */
import { createHash } from 'node:crypto';
import { historyItemNotFound } from '#contract/history/errors.ts';
import { redoNotPossible } from '#contract/speech/errors.ts';
import type { SpeechRequest } from '#contract/speech/types.ts';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { findCachedItem, findTextOfRequest, hasItem } from '../../history/history.service.ts';
import { requireRedoSource, type RedoSource } from '../../history/takes.service.ts';
import { creditsFor } from '../../models/models.rules.ts';
import { checkSpeakable, followedByOf, stitchingWarnings } from '../speech.rules.ts';
import { cacheKeyOf, planSpeech, type PlannedSpeech, type SpeechTerms } from '../speech.terms.ts';
import { planRedo, type RedoPlan } from './redo-plan.ts';
import { sentencesOf, type PreparedSentence } from './sentences.ts';

export interface PlannedRequest {
  /** Its characters and credits are those that are charged. */
  speech: PlannedSpeech;
  cache_key: Buffer | null;
  /** Absent where every sentence is spoken, or the whole text was spoken before. */
  redo?: RedoPlan;
}

/** @throws AppError as `speak` does, but for quota and concurrency */
export async function planRequest(ctx: Ctx, terms: SpeechTerms, body: SpeechRequest): Promise<PlannedRequest> {
  const followedBy = followedByOf(body.text, await nextText(ctx, body));
  const source = body.redo_of ? await requireSource(ctx, terms, body.redo_of) : undefined;
  const speech = await planSpeech(ctx, terms, body.text, followedBy);
  speech.warnings.push(...stitchingWarnings(body));
  checkSpeakable(speech.prepared.spoken);
  const cache_key = cacheKeyOf(ctx, terms, speech);
  if (!source) return { speech, cache_key };
  const redone = new Set(body.redo_sentences ?? []);
  // The whole text may have been spoken before, and is then free.
  if (redone.size === 0 && cache_key && (await findCachedItem(ctx, cache_key))) return { speech, cache_key };

  const sentences = readSentences(ctx, speech);
  for (const number of redone)
    if (number >= sentences.length)
      throw refusal(
        source,
        `the text has ${sentences.length} sentences, and none with the number ${number}`,
        'redo_sentences',
      );
  const before = await planSpeech(ctx, terms, source.text);
  const redo = planRedo(source, readSentences(ctx, before), sentences, { followedBy, redone });
  const credits = creditsFor(redo.characters, terms.model);
  return {
    speech: { ...speech, characters: redo.characters, credits },
    cache_key: redo.steps.some(({ kept }) => kept) ? redoKey(cache_key, redo) : cache_key,
    redo,
  };
}

export const readSentences = (ctx: Ctx, { prepared }: PlannedSpeech): PreparedSentence[] =>
  sentencesOf(prepared, ctx.parts.speech.splitSentences);

/** The text that follows, which the client gives in words or as the id of an earlier request. */
export async function nextText(
  ctx: Ctx,
  { next_text, next_request_ids }: Pick<SpeechRequest, 'next_text' | 'next_request_ids'>,
): Promise<string | undefined> {
  const [id] = next_request_ids ?? [];
  return next_text || (id === undefined ? undefined : findTextOfRequest(ctx, id));
}

/**
 * The item that a request is another take of, by `take_of` or `redo_of`.
 * @throws AppError 404 history_item_not_found
 */
export async function findTakeOf(
  ctx: Ctx,
  { take_of, redo_of }: Pick<SpeechRequest, 'take_of' | 'redo_of'>,
): Promise<string | undefined> {
  for (const [param, id] of Object.entries({ take_of, redo_of })) {
    if (!id) continue;
    const { permissions } = ctx.actor.key ?? {};
    // A key that may not read the history learns nothing of it here either.
    const mayRead = !permissions || permissions.includes('speech_history_read');
    if (!mayRead || !(await hasItem(ctx, id))) throw AppError.from(historyItemNotFound, { id }, { param });
  }
  return redo_of || take_of || undefined;
}

const settingNames = ['stability', 'similarity_boost', 'style', 'use_speaker_boost', 'speed'] as const;

/** @throws AppError 400 redo_not_possible for an item that sounds otherwise; 404, 410 as `requireRedoSource` */
async function requireSource(ctx: Ctx, terms: SpeechTerms, id: string): Promise<RedoSource> {
  const source = await requireRedoSource(ctx, id);
  if (source.is_dialogue) throw refusal(source, 'it is a dialogue');
  if (source.voice_id !== terms.voice.voice_id) throw refusal(source, 'it was made with another voice');
  if (source.model_id !== terms.model.model_id) throw refusal(source, `it was made with the model ${source.model_id}`);
  if (source.output_format !== terms.format.name) throw refusal(source, `its format is ${source.output_format}`);
  const { engine = null } = source;
  if (engine !== null && engine !== terms.route.voice.engine)
    throw refusal(source, `it was spoken by ${engine}, and now ${terms.route.voice.engine} speaks this voice`);
  if ((source.language_code ?? undefined) !== terms.language) throw refusal(source, 'it was made in another language');
  const differing = settingNames.find((name) => source.settings[name] !== terms.settings[name]);
  if (differing) throw refusal(source, `its ${differing} is ${source.settings[differing]}`);
  return source;
}

const refusal = ({ history_item_id: id }: RedoSource, reason: string, param = 'redo_of') =>
  AppError.from(redoNotPossible, { id, reason }, { param });

/** Equal for what is made from the same sound and the same sentences. */
function redoKey(whole: Buffer | null, { source, steps }: RedoPlan): Buffer | null {
  if (!whole) return null;
  const kept = steps.map((step) => step.kept?.spokenFrom ?? null);
  const parts = [whole.toString('base64'), source.audio_key, kept];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
