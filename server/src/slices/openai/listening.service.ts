/** Writes down what a request of the OpenAI API sends. */
import type {
  ListeningFormat,
  OpenAiTranscriptionFields,
  OpenAiTranslationFields,
} from '#contract/openai/listening.ts';
import { diarisationUnavailable, translationUnavailable } from '#contract/openai/errors.ts';
import { refuseInTheirWords } from './openai.service.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Upload } from '../../kernel/http/forms/upload.ts';
import type { StreamSource } from '../../kernel/http/route.ts';
import { createObjectQueue } from '../../kernel/streams.ts';
import type { Charge } from '../speech-to-text/charging.service.ts';
import { hearWhole } from '../speech-to-text/convert.service.ts';
import { textOfDocument } from '../speech-to-text/document.rules.ts';
import { isOpenAiListener } from '../models/openai-models.rules.ts';
import { chooseListener, type Listener } from '../speech-to-text/recognition.service.ts';
import { readRequest, refuse, unusedWarnings, type ListenRequest } from '../speech-to-text/request.rules.ts';
import { headersOf } from '../speech-to-text/speech-to-text.headers.rules.ts';
import { openSource, type SoundSource } from '../uploads/sound-source.service.ts';
import { answerIn, deltaEvent, doneEvent, growingText, type HeardText } from './listening.rules.ts';

const modelOf = (name: string) => (isOpenAiListener(name) ? 'scribe_v2' : name);

/** What can be refused before the file arrives. */
export function refuseListeningEarly(ctx: Ctx, fields: Readonly<Record<string, unknown>>): void {
  const text = (name: string) => (typeof fields[name] === 'string' ? (fields[name] as string) : undefined);
  chooseListener(ctx, { model_id: modelOf(text('model') ?? 'whisper-1'), language: text('language') ?? null });
}

/** @throws AppError as the endpoint says, with the quota's error in the form that clients of the OpenAI API know */
export async function transcribe(ctx: Ctx, fields: OpenAiTranscriptionFields, file: Upload): Promise<StreamSource> {
  if (fields.known_speaker_names?.length || fields.known_speaker_references?.length)
    refuse('known_speaker_names', 'no voices of speakers are known here');
  const format = fields.response_format ?? (fields.model.includes('diarize') ? 'diarized_json' : 'json');
  const granularities = fields.timestamp_granularities ?? [];
  if (granularities.length > 0 && format !== 'verbose_json')
    refuse('timestamp_granularities', 'it needs the response_format verbose_json');
  const request = requestOf(fields, { language_code: fields.language, diarize: format === 'diarized_json' });
  const listener = chooseListener(ctx, request);
  // Speakers were asked for by name, so that an answer without them would be another one.
  if (request.diarize && !listener.recogniser.abilities.diarisation) throw AppError.from(diarisationUnavailable);
  const withLogprobs = fields.include?.includes('logprobs') ?? false;
  return hear(ctx, { request, listener, file, format, granularities, withLogprobs, isStream: fields.stream });
}

/** @throws AppError 400 translation_unavailable, and as `transcribe` */
export async function translate(ctx: Ctx, fields: OpenAiTranslationFields, file: Upload): Promise<StreamSource> {
  const format = fields.response_format ?? 'json';
  const request = { ...requestOf(fields, { diarize: false }), translate: true };
  const listener = chooseListener(ctx, request);
  if (!listener.recogniser.abilities.translation) throw AppError.from(translationUnavailable);
  return hear(ctx, { request, listener, file, format, granularities: [], withLogprobs: false, isStream: false });
}

const requestOf = (
  fields: Pick<OpenAiTranscriptionFields, 'model' | 'prompt' | 'temperature'>,
  more: { language_code?: string | null | undefined; diarize: boolean },
): ListenRequest =>
  readRequest({
    ...{ model_id: modelOf(fields.model), tag_audio_events: false, use_multi_channel: false, no_verbatim: false },
    ...{ temperature: fields.temperature, keyterms: keytermsOf(fields.prompt), ...more },
    ...{ language_code: more.language_code, num_speakers: null, diarization_threshold: null, seed: null },
  });

/** A prompt is prose there. Its words are the nearest to what recognisers here can use. */
const keytermsOf = (prompt: string | null | undefined): string[] =>
  [...new Set(prompt?.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]{2,48}/gu) ?? [])].slice(0, 100);

interface Asked {
  request: ListenRequest;
  listener: Listener;
  file: Upload;
  format: ListeningFormat;
  granularities: readonly string[];
  withLogprobs: boolean;
  isStream: boolean;
}

async function hear(ctx: Ctx, input: Asked): Promise<StreamSource> {
  const source = await openSource(ctx, { purpose: 'speech_to_text', field: 'file', file: input.file });
  if (input.isStream) return hearAsEvents(ctx, input, source);
  const { request, listener } = input;
  const work = hearWhole(ctx, { request, listener, source, isKept: true, product: 'stt' }).catch(refuseInTheirWords);
  const { result, charge } = await work.finally(() => source.discard());
  const heard: HeardText = {
    document: result.document,
    text: textOfDocument(result.document),
    ...{ language: result.hearing.language(), seconds: source.media.seconds },
    task: request.translate ? 'translate' : 'transcribe',
  };
  const { concurrency, credits } = charge;
  const about = { recogniser: listener.recogniser.id, warnings: result.hearing.warnings, credits, concurrency };
  const { type, body } = answerIn(input.format, heard, input);
  return { type, headers: headersOf(about), chunks: once(Buffer.from(body)) };
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Each part of the sound is told when it has been heard. What fails before the first words is answered as an error. */
function hearAsEvents(ctx: Ctx, { request, listener }: Asked, source: SoundSource): StreamSource {
  const events = createObjectQueue(16);
  const { seconds } = source.media;
  const text = growingText();
  let charge: Charge | undefined;
  hearWhole(ctx, {
    ...{ request, listener, source, isKept: true, product: 'stt' },
    onCharge: (opened) => void (charge = opened),
    onWords(words) {
      const delta = text.add(words);
      if (delta !== '') events.write(deltaEvent(delta));
    },
  })
    .catch(refuseInTheirWords)
    .finally(() => source.discard())
    .then(
      () => void events.end(doneEvent({ text: text.whole(), seconds })),
      (error: Error) => void events.destroy(error),
    );
  return {
    type: 'text/event-stream; charset=utf-8',
    headers: () => {
      const warnings = [...listener.warnings, ...unusedWarnings(request, listener.recogniser)];
      const { credits, concurrency } = charge ?? { credits: 0, concurrency: null };
      return headersOf({ recogniser: listener.recogniser.id, warnings, credits, concurrency });
    },
    chunks: events,
  };
}
