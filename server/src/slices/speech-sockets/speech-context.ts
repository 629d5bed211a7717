/** One of several speeches on a socket: it takes its messages one by one, and ends with a final message or an error. */
import { inputTimeoutExceeded } from '#contract/speech-sockets/errors.ts';
import type { multiStreamInput } from '#contract/speech-sockets/api.ts';
import type { ContextText, SpeechSocketQuery } from '#contract/speech-sockets/types.ts';
import type { Outgoing } from '#contract/kit/socket.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import { createQueue } from '../../kernel/http/sockets/socket-queue.ts';
import { errorBody, type Caller } from '../../kernel/http/sockets/socket.ts';
import { changesVoiceOptions, openSpeaker, type VoiceOptions, type Speaker } from './socket-speaker.ts';

/** The limit of messages that may wait for one context before its socket is not read any more. */
const maxWaiting = { size: 64 * 1024, messages: 100 };

export interface SpeechContext {
  id: string;
  push(message: ContextText): void;
  /** Speaks what waits, then ends. */
  end(): void;
  /** Somebody speaks up, or listens no more: the chunk under way is the last, and what waits is not charged. */
  close(): void;
  /** Resolves when it has room for a message, or has ended. */
  hasRoom(): Promise<void>;
  /** Rejects for what concerns the whole socket. */
  ended: Promise<void>;
}

interface ContextParts {
  id: string;
  caller: Caller<Ctx>;
  voiceId: string;
  query: SpeechSocketQuery;
  signal: AbortSignal;
  send(message: Outgoing<typeof multiStreamInput>): Promise<void>;
  /** The end of a former context of that name, so that the two are not mixed. */
  after: Promise<unknown> | undefined;
}

export function openContext(parts: ContextParts): SpeechContext {
  const { id, caller, voiceId, query, signal, send, after } = parts;
  const name = { contextId: id, context_id: id };
  let resume = () => {};
  const queue = createQueue<ContextText | 'end'>({ ...maxWaiting, onDrain: () => resume() });
  const leave = () => queue.close();
  let isClosed = false;
  const isStopped = () => signal.aborted || isClosed;

  const open = (voiceOptions: VoiceOptions) =>
    openSpeaker({ caller, voiceId, query, voiceOptions, isStopped, emit: (audio) => send({ ...audio, ...name }) });

  /** @returns the speaker that goes on from here: other settings begin another speech under the same name. */
  async function take(
    message: ContextText,
    voiceOptions: VoiceOptions,
    speaker: Speaker,
  ): Promise<[VoiceOptions, Speaker]> {
    const isOther = changesVoiceOptions(voiceOptions, message);
    if (isOther) {
      await speaker.speakRest();
      await speaker.finish();
    }
    const next: [VoiceOptions, Speaker] = isOther ? [message, await open(message)] : [voiceOptions, speaker];
    await next[1].write(message);
    return next;
  }

  async function speakMessages(): Promise<void> {
    await after?.catch(() => {});
    let current: [VoiceOptions, Speaker] | undefined;
    try {
      while (!isStopped()) {
        const next = await queue.next(query.inactivity_timeout * 1000);
        if (next.kind === 'timeout') throw AppError.from(inputTimeoutExceeded, { seconds: query.inactivity_timeout });
        if (next.kind === 'closed') break;
        if (next.message === 'end') {
          await current?.[1].speakRest();
          break;
        }
        current ??= [next.message, await open(next.message)];
        current = await take(next.message, ...current);
      }
    } finally {
      await current?.[1].finish();
    }
    if (signal.aborted) return;
    await send({ audio: null, isFinal: true, is_final: true, normalizedAlignment: null, alignment: null, ...name });
  }

  async function run(): Promise<void> {
    signal.addEventListener('abort', leave);
    try {
      await speakMessages();
    } catch (error) {
      if (!(error instanceof AppError) || endsSocket(error)) throw error;
      await send({ ...errorBody(error), ...name });
    } finally {
      signal.removeEventListener('abort', leave);
      queue.close();
    }
  }

  return {
    id,
    push(message) {
      queue.push(message, message.text?.length ?? 0);
    },
    end: () => queue.push('end', 0),
    close() {
      isClosed = true;
      queue.close();
    },
    async hasRoom() {
      if (queue.isFull()) await new Promise<void>((resolve) => (resume = resolve));
    },
    ended: run(),
  };
}

/** Credentials, credits, places and engines are the same for every context. */
const endsSocket = ({ http }: AppError) => http === 401 || http === 429 || http >= 500;
