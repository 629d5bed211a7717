/** Speech that is written down while somebody speaks. */
import { realtime } from '#contract/speech-to-text/api.ts';
import { chunkTooLarge, realtimeInput, sessionIdle, sessionTooLong } from '#contract/speech-to-text/errors.ts';
import { InputAudioChunk, maxChunkCharacters, type RealtimeQuery } from '#contract/speech-to-text/realtime.ts';
import { realtimeModel } from '#contract/speech-to-text/types.ts';
import type { Outgoing } from '#contract/kit/socket.ts';
import { onSocket, type Ctx } from '../../../context.ts';
import { AppError } from '../../../kernel/errors.ts';
import type { Caller, Connection } from '../../../kernel/http/sockets/socket.ts';
import { newId } from '../../../kernel/ids.ts';
import { transaction } from '../../../kernel/db/transaction.ts';
import { recognitionRate, type RecognitionStream, type StreamEvent } from '../../../ports/recognition/port.ts';
import { openCharge, type Charge } from '../charging.service.ts';
import { keepWord } from '../document.rules.ts';
import { chooseListener, toAppError, type Listener } from '../recognition.service.ts';
import { isFiller, languageOf, refuse } from '../request.rules.ts';
import { createSampleReader, rateOf } from './samples.rules.ts';

type Message = Outgoing<typeof realtime>;
type Client = Connection<Ctx, InputAudioChunk, Message>;

const idleSeconds = 60;
const sessionMinutes = 180;
/** Sound is paid for in advance, so many seconds at a time. */
const paidAheadSeconds = 10;
/** How often it is looked whether the caller may still do this. */
const verifyEveryMs = 30_000;

const nothingSent = InputAudioChunk.parse({ message_type: 'input_audio_chunk' });

export const realtimeSocket = onSocket(realtime, async (connection, { query }) => {
  refuseOptions(query);
  const { caller, first } = await identify(connection);
  const { ctx } = caller;
  const listener = chooseRealtime(ctx, query);
  const charge = await openCharge(ctx, { product: 'stt', model_id: query.model_id, seconds: 0, channels: 1 });
  let heard = 0;
  let stream: RecognitionStream | undefined;
  try {
    stream = openStream(ctx, query, listener);
    await connection.send(startedMessage(query, listener));
    const session = { connection, caller, query, charge, stream, onHeard: (seconds: number) => void (heard = seconds) };
    const told = tell(session);
    // The other one ends too, because it throws through the stream or the connection.
    await Promise.all([receive(session, first), told]);
  } catch (error) {
    throw toAppError(error);
  } finally {
    stream?.close();
    await settle(ctx, charge, heard);
  }
});

/** What was sent is charged, however the session ended. */
async function settle(ctx: Ctx, charge: Charge, seconds: number): Promise<void> {
  if (seconds === 0) return charge.release();
  const settled = await transaction(ctx, (scope) => charge.settle(scope, seconds)).catch((error: Error) => {
    ctx.log.warn({ error: error.message }, 'a session was not settled');
    return false;
  });
  if (!settled) await charge.release();
}

/** Whoever shows credentials as they connect is told at once that the session has begun. */
async function identify(connection: Client): Promise<{ caller: Caller<Ctx>; first: InputAudioChunk | undefined }> {
  try {
    return { caller: await connection.identify(nothingSent), first: undefined };
  } catch (error) {
    if (!(error instanceof AppError) || error.status !== 'needs_authorization') throw error;
  }
  const next = await connection.receive(idleSeconds * 1000);
  const first = next.kind === 'message' ? next.message : nothingSent;
  return { caller: await connection.identify(first), first };
}

/** @throws AppError 400 invalid_parameters */
function refuseOptions(query: RealtimeQuery): void {
  if (query.entity_detection?.length) refuse('entity_detection', 'nothing on this server finds entities');
  if (query.transcript_edit) refuse('transcript_edit', 'no language model is connected');
}

function chooseRealtime(ctx: Ctx, query: RealtimeQuery): Listener {
  const model_id = query.model_id === realtimeModel ? 'scribe_v2' : query.model_id;
  return chooseListener(ctx, {
    ...{ model_id, language: languageOf(query.language_code), keyterms: query.keyterms ?? [] },
    needsStreaming: true,
  });
}

function openStream(ctx: Ctx, query: RealtimeQuery, { recogniser }: Listener): RecognitionStream {
  return ctx.parts.recognition.openStream({
    ...{ recogniser: recogniser.id, language: languageOf(query.language_code), workspaceId: ctx.actor.workspace_id },
    commits: query.commit_strategy === 'vad' ? 'voice_activity' : 'manual',
    ...{ silenceSeconds: query.vad_silence_threshold_secs, speechThreshold: query.vad_threshold },
    ...{ minSpeechMs: query.min_speech_duration_ms, minSilenceMs: query.min_silence_duration_ms },
    keyterms: query.keyterms ?? [],
  });
}

const startedMessage = (query: RealtimeQuery, { warnings }: Listener): Message => ({
  message_type: 'session_started',
  session_id: newId(),
  config: {
    sample_rate: rateOf(query.audio_format),
    ...{ audio_format: query.audio_format, language_code: query.language_code ?? null, model_id: query.model_id },
    commit_strategy: query.commit_strategy,
    ...{ vad_silence_threshold_secs: query.vad_silence_threshold_secs, vad_threshold: query.vad_threshold },
    min_speech_duration_ms: query.min_speech_duration_ms,
    min_silence_duration_ms: query.min_silence_duration_ms,
    ...{ enable_logging: query.enable_logging, include_timestamps: query.include_timestamps },
    include_language_detection: query.include_language_detection,
    ...{ keyterms: query.keyterms ?? [], no_verbatim: query.no_verbatim },
  },
  warnings,
});

interface Session {
  connection: Client;
  caller: Caller<Ctx>;
  query: RealtimeQuery;
  charge: Charge;
  stream: RecognitionStream;
  onHeard(seconds: number): void;
}

async function receive(session: Session, first: InputAudioChunk | undefined): Promise<void> {
  const { connection, caller, query, charge, stream } = session;
  const reader = createSampleReader(query.audio_format, recognitionRate);
  const endsAt = Date.now() + sessionMinutes * 60_000;
  let verifyAt = Date.now() + verifyEveryMs;
  let paid = 0;
  let isUncommitted = false;

  async function take(message: InputAudioChunk): Promise<void> {
    const samples = reader.read(bytesOf(message, query));
    const seconds = reader.seconds();
    // Paid for before it is heard.
    for (; seconds > paid; paid += paidAheadSeconds) await charge.extend(paidAheadSeconds);
    if (samples.length > 0) {
      isUncommitted = true;
      session.onHeard(seconds);
      // Waits where the recogniser has enough to do, so that a client which sends too fast is read more slowly.
      await stream.push(samples);
    }
    if (!message.commit) return;
    if (isUncommitted) stream.commit();
    else await connection.send({ message_type: 'commit_throttled', error: 'There is nothing to commit.' });
    isUncommitted = false;
  }

  try {
    if (first) await take(first);
    for (;;) {
      const next = await connection.receive(idleSeconds * 1000);
      if (next.kind === 'closed') return;
      if (next.kind === 'timeout') throw AppError.from(sessionIdle, { seconds: idleSeconds });
      if (Date.now() > endsAt) throw AppError.from(sessionTooLong, { minutes: sessionMinutes });
      if (Date.now() > verifyAt) {
        verifyAt = Date.now() + verifyEveryMs;
        await caller.verify();
      }
      await take(next.message);
    }
  } finally {
    // Nobody reads what would follow: the telling ends with the stream.
    stream.close();
  }
}

/** @throws AppError 400 invalid_message, chunk_size_exceeded */
function bytesOf({ audio_base_64, sample_rate }: InputAudioChunk, query: RealtimeQuery): Uint8Array {
  if (audio_base_64.length > maxChunkCharacters) throw AppError.from(chunkTooLarge, { limit: maxChunkCharacters });
  const rate = rateOf(query.audio_format);
  if (sample_rate !== null && sample_rate !== undefined && sample_rate !== rate)
    throw AppError.from(realtimeInput, { fault: `sample_rate must be ${rate}, as audio_format says.` });
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(audio_base_64))
    throw AppError.from(realtimeInput, { fault: 'audio_base_64 is no base64.' });
  return Buffer.from(audio_base_64, 'base64');
}

async function tell({ connection, query, stream }: Session): Promise<void> {
  let last = '';
  for await (const event of stream.events) {
    if (event.kind === 'partial' && event.text !== last) {
      last = event.text;
      await connection.send({ message_type: 'partial_transcript', text: event.text });
    }
    if (event.kind !== 'committed') continue;
    last = '';
    for (const message of committedMessages(event, query)) await connection.send(message);
  }
}

function* committedMessages(
  event: Extract<StreamEvent, { kind: 'committed' }>,
  query: RealtimeQuery,
): Generator<Message> {
  const words = event.words
    .filter(({ kind, text }) => kind !== 'audio_event' && !(query.no_verbatim && isFiller(text)))
    .map(keepWord);
  const text = query.no_verbatim
    ? words
        .map((word) => word.text)
        .join('')
        .trim()
    : event.text;
  yield { message_type: 'committed_transcript', text };
  if (!query.include_timestamps && !query.include_language_detection) return;
  yield {
    message_type: 'committed_transcript_with_timestamps',
    text,
    language_code: query.include_language_detection ? event.language : (query.language_code ?? null),
    words: query.include_timestamps
      ? words.map((word) => ({
          ...{ text: word.text, start: word.start, end: word.end },
          type: word.type === 'spacing' ? 'spacing' : 'word',
          speaker_id: null,
          logprob: word.logprob ?? 0,
          characters: Array.from(word.text),
        }))
      : null,
  };
}
