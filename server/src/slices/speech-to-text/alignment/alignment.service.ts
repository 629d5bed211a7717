/** When the words of a given text are said: of a file, and of edited segments. */
import {
  alignmentFailed,
  alignmentTextEmpty,
  alignmentUnavailable,
  invalidDocument,
  noRecogniser,
} from '#contract/speech-to-text/errors.ts';
import type { ForcedAlignment } from '#contract/speech-to-text/types.ts';
import type { Ctx } from '../../../context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Upload } from '../../../kernel/http/forms/upload.ts';
import { transaction } from '../../../kernel/db/transaction.ts';
import { AlignmentImpossible, recognitionRate, type AlignedWord } from '../../../ports/recognition/port.ts';
import { openSource, readSound, type SoundSource } from '../../uploads/sound-source.service.ts';
import { alignmentOf } from './alignment.rules.ts';
import { openCharge } from '../charging.service.ts';
import { languageOfText } from '../languages.service.ts';
import { toAppError } from '../recognition.service.ts';
import { languageOf } from '../request.rules.ts';
import { requireFile, requireReady } from '../transcripts.service.ts';

const model = 'forced_alignment';

/** @throws AppError 503 no_recogniser, before anything is received */
export function refuseAlignmentEarly(ctx: Ctx): void {
  if (ctx.parts.recognition.describe(ctx.actor.workspace_id).aligners.length > 0) return;
  throw AppError.from(noRecogniser, { missing: 'Nothing that aligns text and speech is installed.' });
}

/** @throws AppError 400 alignment_unavailable */
function requireLanguage(ctx: Ctx, language: string): string {
  const { aligners } = ctx.parts.recognition.describe(ctx.actor.workspace_id);
  if (!aligners.some(({ languages }) => languages.length === 0 || languages.includes(language)))
    throw AppError.from(alignmentUnavailable, { language });
  return language;
}

/** Aligns a text with a file. Nothing is kept. @throws AppError as the endpoint says */
export async function alignFile(
  ctx: Ctx,
  fields: { text: string; language_code?: string | null | undefined },
  file: Upload | undefined,
) {
  refuseAlignmentEarly(ctx);
  if (!/[\p{L}\p{N}]/u.test(fields.text)) throw AppError.from(alignmentTextEmpty);
  const language = requireLanguage(ctx, languageOf(fields.language_code) ?? languageOfText(fields.text) ?? 'en');
  const source = await openSource(ctx, { purpose: 'forced_alignment', field: 'file', file });
  try {
    const { seconds } = source.media;
    const charge = await openCharge(ctx, { product: 'alignment', model_id: model, seconds, channels: 1 });
    try {
      const words = await align(ctx, source, fields.text, language);
      await transaction(ctx, async (scope) => {
        if (!(await charge.settle(scope, seconds))) throw new Error('the generation had been given up');
      });
      ctx.reportCharge(Promise.resolve(charge.credits));
      const alignment: ForcedAlignment = alignmentOf(fields.text, words, seconds);
      return { alignment, credits: charge.credits, concurrency: charge.concurrency };
    } catch (error) {
      await charge.release();
      throw error instanceof AlignmentImpossible ? refusalOf(error, language) : toAppError(error);
    }
  } finally {
    await source.discard();
  }
}

const refusalOf = (error: AlignmentImpossible, language: string) =>
  error.code === 'text_not_spoken'
    ? AppError.from(alignmentFailed, {}, { cause: error })
    : AppError.from(alignmentUnavailable, { language }, { cause: error });

function align(
  ctx: Ctx,
  source: Pick<SoundSource, 'path' | 'media' | 'isRawPcm'>,
  text: string,
  language: string,
  range: { from?: number; to?: number } = {},
): Promise<AlignedWord[]> {
  const samples = readSound(ctx, source, { sampleRate: recognitionRate, channels: 'mix', ...range }, ctx.signal);
  const options = { language, workspaceId: ctx.actor.workspace_id };
  return ctx.parts.recognition.align(samples, text, options, ctx.signal);
}

/** What stands before and after a segment may have been cut off its words. */
const paddingSeconds = 0.2;
const maxSegmentSeconds = 120;

/**
 * The times of the words of edited segments. Nothing is saved.
 * @throws AppError 404, 425, 410, 400 alignment_unavailable, invalid_document
 */
export async function alignSegments(
  ctx: Ctx,
  id: string,
  segments: readonly { segment_id: string; start: number; end: number; text: string }[],
) {
  const { transcript } = await requireReady(ctx, id);
  const { path, row } = await requireFile(ctx, id);
  const language = requireLanguage(ctx, transcript.language_code ?? 'en');
  const media = { type: row.file_type ?? '', seconds: row.duration_seconds ?? 0 };
  const source = {
    path,
    media,
    isRawPcm: (row.request as { is_raw_pcm?: boolean }).is_raw_pcm ?? false,
  } as SoundSource;
  const aligned = [];
  for (const { segment_id, start, end, text } of segments) {
    if (end <= start || end - start > maxSegmentSeconds)
      throw AppError.from(invalidDocument, { reason: `the part ${segment_id} is empty, or longer than two minutes` });
    const from = Math.max(0, start - paddingSeconds);
    const words = await align(ctx, source, text, language, { from, to: end + paddingSeconds }).catch(
      (error: unknown) => {
        if (error instanceof AlignmentImpossible && error.code === 'text_not_spoken') return null;
        throw error instanceof AlignmentImpossible ? refusalOf(error, language) : toAppError(error);
      },
    );
    const shifted = words?.map((word) => ({
      ...{ text: word.text, start: round(from + word.start), end: round(from + word.end), loss: round(word.loss) },
    }));
    aligned.push({ segment_id, words: shifted ?? null });
  }
  const losses = aligned.flatMap(({ words }) => words ?? []).map(({ loss }) => loss);
  return {
    segments: aligned,
    loss: losses.length === 0 ? null : round(losses.reduce((a, b) => a + b) / losses.length),
  };
}

const round = (value: number) => Math.round(value * 1000) / 1000;
