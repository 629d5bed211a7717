/** `POST /v1/speech-to-text`: a file in, what is said in it out. */
import { noWebhook, tooManyChannels } from '#contract/speech-to-text/errors.ts';
import { maxChannels } from '#contract/speech-to-text/transcripts.ts';
import type {
  MultichannelSpeechToText,
  SpeechToTextAccepted,
  SpeechToTextChunk,
  SpeechToTextFields,
} from '#contract/speech-to-text/types.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Upload } from '../../kernel/http/forms/upload.ts';
import { newId } from '../../kernel/ids.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { findWebhooksFor } from '../../platform/webhook-events/webhook-events.ts';
import type { RecognitionWarning } from '../../ports/recognition/port.ts';
import type { Concurrency } from '../usage/usage.rules.ts';
import { openSource, type SoundSource } from '../uploads/sound-source.service.ts';
import { answerOf } from './answer.rules.ts';
import { openCharge, type Charge } from './charging.service.ts';
import { makeDocument, type KeptWord } from './document.rules.ts';
import { writeAdditional } from './export.service.ts';
import {
  channelsOf,
  chooseListener,
  createHearing,
  listen,
  type Listener,
  type Listening,
} from './recognition.service.ts';
import { checkConversion, languageOf, readRequest, refuse, type ListenRequest } from './request.rules.ts';
import { keepHeard, startTranscript, type WebhookTarget } from './transcripts.service.ts';

export interface Conversion {
  body: SpeechToTextChunk | MultichannelSpeechToText | SpeechToTextAccepted;
  isAccepted: boolean;
  warnings: RecognitionWarning[];
  recogniser: string;
  credits: number;
  concurrency: Concurrency | null;
}

/** What can be refused before the file arrives. @throws AppError 503 no_recogniser, 400 unsupported_language, invalid_model_id */
export function refuseEarly(ctx: Ctx, fields: Readonly<Record<string, unknown>>): void {
  const text = (name: string) => (typeof fields[name] === 'string' ? (fields[name] as string) : undefined);
  chooseListener(ctx, { model_id: text('model_id') ?? 'scribe_v2', language: languageOf(text('language_code')) });
}

/** @throws AppError as the endpoint says */
export async function convert(
  ctx: Ctx,
  fields: SpeechToTextFields,
  file: Upload | undefined,
  { isKept }: { isKept: boolean },
): Promise<Conversion> {
  const warnings = checkConversion(fields);
  const request = readRequest(fields, { is_raw_pcm: fields.file_format === 'pcm_s16le_16' });
  const listener = chooseListener(ctx, request);
  const webhook = fields.webhook ? await readWebhook(ctx, fields) : undefined;
  const url = fields.cloud_storage_url ?? fields.source_url;
  if (fields.cloud_storage_url && fields.source_url) refuse('source_url', 'cloud_storage_url is given too');
  const source = await openSource(ctx, {
    ...{ purpose: 'speech_to_text', field: 'file', file, upload_id: fields.upload_id, url },
    isRawPcm: request.is_raw_pcm,
  });
  try {
    requireChannels(request, source);
    if (webhook) {
      const row = await startTranscript(ctx, { request, listener, source, name: null, webhook });
      const body = {
        message: 'Request accepted. Transcription result will be sent to the webhook endpoint.',
        request_id: ctx.request_id,
        transcription_id: row.transcription_id,
      };
      const all = [...listener.warnings, ...warnings];
      return {
        body,
        isAccepted: true,
        warnings: all,
        recogniser: listener.recogniser.id,
        credits: 0,
        concurrency: null,
      };
    }
    return await hear(ctx, fields, { request, listener, source, isKept, warnings });
  } finally {
    await source.discard();
  }
}

/** @throws AppError 400 too_many_channels */
export function requireChannels(request: ListenRequest, { media }: Pick<SoundSource, 'media'>): void {
  if (request.use_multi_channel && media.channels > maxChannels)
    throw AppError.from(tooManyChannels, { channels: media.channels, limit: maxChannels });
}

interface Heard {
  request: ListenRequest;
  listener: Listener;
  source: SoundSource;
  isKept: boolean;
  warnings: RecognitionWarning[];
  /** Takes what is reserved, before anything is heard. */
  onCharge?(charge: Charge): void;
  /** Takes the words that are final, while the rest is still heard. */
  onWords?(words: readonly KeptWord[]): void;
}

async function hear(
  ctx: Ctx,
  fields: Pick<
    SpeechToTextFields,
    'timestamps_granularity' | 'multichannel_output_style' | 'additional_formats' | 'transcript_edit'
  >,
  { request, listener, source, isKept, warnings }: Heard,
): Promise<Conversion> {
  const { result, charge } = await hearWhole(ctx, { request, listener, source, isKept, product: 'stt' });
  const { document, hearing, transcription_id } = result;
  const answer = answerOf(
    document,
    {
      transcription_id,
      ...{ language_code: hearing.language(), language_probability: hearing.probability() },
      ...{ duration_seconds: source.media.seconds, channels: result.channels },
      granularity: fields.timestamps_granularity,
    },
    fields.multichannel_output_style ?? 'separate',
  );
  const formats = await writeAdditional(
    ctx,
    document,
    { name: source.name, language: hearing.language(), seconds: source.media.seconds },
    fields.additional_formats ?? [],
  );
  const body = withFormats(answer, formats, fields.transcript_edit ?? null);
  return {
    ...{ body, isAccepted: false, warnings: [...hearing.warnings, ...warnings] },
    ...{ recogniser: listener.recogniser.id, credits: charge.credits, concurrency: charge.concurrency },
  };
}

function withFormats(
  answer: SpeechToTextChunk | MultichannelSpeechToText,
  formats: Awaited<ReturnType<typeof writeAdditional>>,
  edit: string | null,
): SpeechToTextChunk | MultichannelSpeechToText {
  const edited = {
    kind: 'error' as const,
    message: 'No language model is connected to this server, so that the text was not edited.',
  };
  const more = {
    ...(formats.length > 0 ? { additional_formats: formats } : {}),
    ...(edit === null ? {} : { edited_transcript: edited }),
  };
  if (!('transcripts' in answer)) return { ...answer, ...more };
  // The files hold all channels: they stand with the first.
  return { ...answer, transcripts: answer.transcripts.map((one, i) => (i === 0 ? { ...one, ...more } : one)) };
}

/**
 * Hears a file from its beginning to its end while the caller waits, charges it, and keeps the transcript.
 * @throws AppError 401, 429 before anything is heard; 500 transcription_failed. Nothing is charged then.
 */
export async function hearWhole(
  ctx: Ctx,
  { request, listener, source, isKept, product, onCharge, onWords }: Omit<Heard, 'warnings'> & { product: 'stt' },
) {
  const channels = channelsOf(request, source.media.channels);
  const { seconds } = source.media;
  const charge = await openCharge(ctx, { product, model_id: request.model_id, seconds, channels: channels.length });
  onCharge?.(charge);
  try {
    const listening: Listening = {
      ...{ request, listener, channels, source, former: new Map(), workspaceId: ctx.actor.workspace_id },
    };
    const hearing = createHearing(listening);
    for await (const event of listen(ctx, listening, ctx.signal)) {
      hearing.add(event);
      if (event.kind === 'part' && event.words.length > 0) onWords?.(event.words);
    }
    ctx.signal.throwIfAborted();
    const document = makeDocument(hearing.heard, { withCues: isKept });
    const transcription_id = isKept ? newId() : null;
    await transaction(ctx, async (scope) => {
      if (!(await charge.settle(scope, seconds))) throw new Error('the generation had been given up');
      if (transcription_id !== null)
        await keepHeard(scope, {
          transcription_id,
          request,
          listener,
          source,
          hearing,
          document,
          channels: channels.length,
        });
    });
    ctx.reportCharge(Promise.resolve(charge.credits));
    return { result: { document, hearing, transcription_id, channels: channels.length }, charge };
  } catch (error) {
    await charge.release();
    throw error;
  }
}

const maxMetadataBytes = 16_384;
const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

/** @throws AppError 400 webhook_not_configured, invalid_parameters */
async function readWebhook(ctx: Ctx, fields: SpeechToTextFields): Promise<WebhookTarget> {
  const webhook_id = fields.webhook_id ?? null;
  const found = await findWebhooksFor(ctx, { event_type: 'speech_to_text_transcription', webhook_id });
  if (found.length === 0) throw AppError.from(noWebhook);
  return { webhook_id, request_id: ctx.request_id, metadata: readMetadata(fields.webhook_metadata ?? null) };
}

function readMetadata(text: string | null): object | null {
  if (text === null) return null;
  if (Buffer.byteLength(text) > maxMetadataBytes) refuse('webhook_metadata', 'it is larger than 16 KB');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    refuse('webhook_metadata', 'it is no JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    refuse('webhook_metadata', 'it is no object');
  if (depthOf(value) > 2) refuse('webhook_metadata', 'it is nested deeper than two levels');
  return value as object;
}
