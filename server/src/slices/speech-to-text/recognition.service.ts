/** Listening to a file: who listens, and the words of every channel as they come. */
import { transcriptionFailed } from '#contract/speech-to-text/errors.ts';
import { systemBusy } from '#contract/speech/errors.ts';
import type { Ctx, Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { RecognitionBusy, RecognitionFailed, recognitionRate } from '../../ports/recognition/port.ts';
import type { Checkpoint, RecogniserAbout, RecognitionWarning } from '../../ports/recognition/port.ts';
import { readSound, type SoundSource } from '../uploads/sound-source.service.ts';
import { isFiller, checkModel, needsOf, requireChoice, unusedWarnings, type ListenRequest } from './request.rules.ts';
import { keepWord, type HeardChannel, type KeptWord } from './document.rules.ts';

export interface Listener {
  recogniser: RecogniserAbout;
  warnings: RecognitionWarning[];
}

/**
 * Who listens. Nothing of the file need be there yet.
 * @throws AppError 400 invalid_model_id, unsupported_language; 503 no_recogniser
 */
export function chooseListener(
  { parts, actor }: Pick<Ctx, 'parts'> & Pick<Scope, 'actor'>,
  request: Pick<ListenRequest, 'model_id' | 'language'> & Partial<ListenRequest> & { needsStreaming?: boolean },
): Listener {
  const { recognisers } = parts.recognition.describe(actor.workspace_id);
  checkModel(request.model_id, recognisers);
  const whole = { diarize: false, keyterms: [], translate: false, ...request } as ListenRequest;
  const { model_id: modelId, language } = request;
  const choice = parts.recognition.choose({
    modelId,
    language,
    workspaceId: actor.workspace_id,
    needs: [...needsOf(whole), ...(request.needsStreaming ? (['streaming'] as const) : [])],
  });
  const known = [...new Set(recognisers.flatMap((one) => one.languages))].toSorted();
  return requireChoice(choice, language, known);
}

/** The channels that are read: each apart, or all mixed. */
export const channelsOf = (request: Pick<ListenRequest, 'use_multi_channel'>, channels: number): (number | null)[] =>
  request.use_multi_channel && channels > 1 ? Array.from({ length: channels }, (_, i) => i) : [null];

/** Where a channel had come to. */
export interface ChannelState {
  words: KeptWord[];
  checkpoint: Checkpoint | null;
  isDone: boolean;
}

export type HeardEvent =
  | { kind: 'language'; language: string; probability: number | null }
  /** Words that are final, and where a later run goes on behind them; null at the end of the channel. */
  | { kind: 'part'; channelIndex: number; words: KeptWord[]; checkpoint: Checkpoint | null }
  /** Seconds of all channels. */
  | { kind: 'progress'; seconds: number }
  | { kind: 'warning'; warning: RecognitionWarning };

export interface Listening {
  request: ListenRequest;
  listener: Listener;
  channels: (number | null)[];
  source: Pick<SoundSource, 'path' | 'media' | 'isRawPcm'>;
  /** By the index of the channel in `channels`. */
  former: ReadonlyMap<number, ChannelState>;
  workspaceId: string;
}

/**
 * Reads and recognises channel after channel in flat memory.
 * @throws AppError 500 transcription_failed, 503 system_busy, and what `readSound` throws
 */
export async function* listen(
  ctx: { parts: Parts },
  { request, listener, channels, source, former, workspaceId }: Listening,
  signal: AbortSignal,
): AsyncGenerator<HeardEvent, void, void> {
  const { seconds } = source.media;
  try {
    for (const [channelIndex, channel] of channels.entries()) {
      const state = former.get(channelIndex);
      if (state?.isDone) continue;
      const begun = state?.checkpoint ?? null;
      const samples = readSound(
        ctx,
        source,
        {
          sampleRate: recognitionRate,
          channels: channel ?? 'mix',
          ...(begun ? { from: begun.seconds } : {}),
        },
        signal,
      );
      const events = ctx.parts.recognition.transcribe(
        samples,
        {
          ...{ recogniser: listener.recogniser.id, language: request.language, workspaceId },
          ...(request.diarize ? { diarise: diarisationOf(request) } : {}),
          ...{ audioEvents: request.tag_audio_events, translate: request.translate, keyterms: request.keyterms },
          ...(request.temperature === null ? {} : { temperature: request.temperature }),
          ...(request.seed === null ? {} : { seed: request.seed }),
          ...(begun ? { resume: begun } : {}),
        },
        signal,
      );
      let words: KeptWord[] = [];
      for await (const event of events) {
        if (event.kind === 'words') {
          for (const word of event.words)
            if (!(request.no_verbatim && word.kind !== 'spacing' && isUnwanted(word))) words.push(keepWord(word));
        } else if (event.kind === 'checkpoint') {
          yield { kind: 'part', channelIndex, words, checkpoint: event.checkpoint };
          words = [];
        } else if (event.kind === 'progress') {
          yield { kind: 'progress', seconds: channelIndex * seconds + Math.min(event.seconds, seconds) };
        } else yield event;
      }
      signal.throwIfAborted();
      yield { kind: 'part', channelIndex, words, checkpoint: null };
    }
  } catch (error) {
    throw toAppError(error);
  }
}

const diarisationOf = ({ num_speakers, diarization_threshold }: ListenRequest) => ({
  ...(num_speakers === null ? {} : { speakers: num_speakers }),
  ...(diarization_threshold === null ? {} : { threshold: diarization_threshold }),
});

const isUnwanted = ({ kind, text }: { kind: string; text: string }) => kind === 'audio_event' || isFiller(text);

/** In the words of the API. */
export function toAppError(error: unknown): unknown {
  if (error instanceof RecognitionBusy) return AppError.from(systemBusy, {}, { cause: error });
  if (error instanceof RecognitionFailed) return AppError.from(transcriptionFailed, {}, { cause: error });
  return error;
}

/** Collects what is heard, for whoever keeps it in memory until its end. */
export function createHearing(listening: Listening) {
  const { channels, former, request, listener } = listening;
  const heard = channels.map((channel, i): HeardChannel => ({ channel, words: [...(former.get(i)?.words ?? [])] }));
  const state = { language: request.language, probability: request.language === null ? null : 1 };
  const warnings = [...listener.warnings, ...unusedWarnings(request, listener.recogniser)];
  return {
    heard,
    warnings,
    language: () => state.language ?? listener.recogniser.languages[0] ?? 'en',
    probability: () => state.probability ?? 1,
    add(event: HeardEvent): void {
      if (event.kind === 'part') heard[event.channelIndex]?.words.push(...event.words);
      else if (event.kind === 'language') {
        state.language = event.language;
        state.probability = request.language === null ? event.probability : 1;
      } else if (event.kind === 'warning' && !warnings.some(({ code }) => code === event.warning.code))
        warnings.push(event.warning);
    },
  };
}
export type Hearing = ReturnType<typeof createHearing>;
