/** A provider that transcribes, as a recogniser: attempts, pauses after failures, and a turn for each workspace. */
import { createBreaker, type BreakerOptions } from '../../../../kernel/outgoing/breaker.ts';
import type { Outgoing } from '../../../../kernel/outgoing/port.ts';
import { explainError, ProviderFailure } from '../../../../kernel/outgoing/provider-failure.ts';
import { RecognitionBusy, RecognitionFailed, type RecogniserAbout, type TranscribingProvider } from '../../port.ts';
import type { PartResult, RecognisePart } from '../part.ts';
import type { Recogniser, Work } from '../recogniser.ts';
import { askElevenLabs, askOpenAi } from './ask.ts';

export interface RemoteOptions extends Partial<BreakerOptions> {
  outgoing: Outgoing;
  /** Milliseconds until the answer to a part. */
  headMs?: number;
  /** Milliseconds before the first new attempt. */
  retryMs?: number;
  maxQueued?: number;
}

const maxAttempts = 3;
const maxRetryMs = 5000;

export function remoteRecogniser(provider: TranscribingProvider, options: RemoteOptions): Recogniser {
  const { outgoing, headMs = 120_000, retryMs = 500, maxQueued = 100 } = options;
  const { title, shape, engine, languages, workspaceId, concurrency } = provider;
  const breaker = createBreaker(options);
  const ask = shape === 'openai' ? askOpenAi : askElevenLabs;
  const turns: (() => void)[] = [];
  let busy = 0;

  async function takeTurn(signal: AbortSignal): Promise<void> {
    if (busy < concurrency) {
      busy += 1;
      return;
    }
    if (turns.length >= maxQueued)
      throw new RecognitionBusy('Too many recordings wait to be recognised. Try again in a minute.');
    const { promise, resolve } = Promise.withResolvers<void>();
    turns.push(resolve);
    await promise;
    if (!signal.aborted) return;
    passTurn();
    signal.throwIfAborted();
  }

  function passTurn(): void {
    const next = turns.shift();
    if (next) next();
    else busy -= 1;
  }

  async function insist(part: RecognisePart, signal: AbortSignal): Promise<PartResult> {
    for (let attempt = 1; ; attempt += 1) {
      if (!breaker.allows())
        throw new RecognitionFailed(
          `${title} failed several times and is left alone for a while; the last time ${breaker.health().failure?.message}.`,
          title,
        );
      const began = performance.now();
      try {
        const result = await ask(provider, part, { outgoing, headMs, signal });
        breaker.succeeded(performance.now() - began);
        return result;
      } catch (error) {
        const failure = explainError(error);
        if (signal.aborted || !(failure instanceof ProviderFailure)) {
          breaker.gaveUp();
          throw failure;
        }
        if (failure.isInput) breaker.gaveUp();
        else breaker.failed(failure.message);
        if (!failure.canRetry || attempt >= maxAttempts)
          throw new RecognitionFailed(`${title} did not transcribe: ${failure.message}.`, title);
        const ms = Math.min(maxRetryMs, failure.retryAfterMs ?? retryMs * 3 ** (attempt - 1));
        await new Promise((resolve) => setTimeout(resolve, ms));
      }
    }
  }

  return {
    id: engine,
    // It serves every model id: whoever entered it wants its words.
    serves: ['scribe_v1', 'scribe_v2'],
    workspaceId: workspaceId ?? undefined,
    // Long parts have more context, and cost fewer requests. Ten megabytes at most.
    cut: { minSeconds: 240, pauseSeconds: 0.4, maxSeconds: 300 },
    parallel: Math.min(concurrency, 2),
    describe(): RecogniserAbout {
      const health = breaker.health();
      const { state, failure } = health;
      return {
        ...{ id: engine, title, kind: 'remote', languages, restarts: 0, queued: turns.length, busy },
        version: `${title} ${provider.model}`,
        abilities: {
          ...{ streaming: false, wordTimes: 'measured', languageId: true, punctuation: true },
          confidence: shape === 'elevenlabs',
          diarisation: shape === 'elevenlabs',
          audioEvents: shape === 'elevenlabs',
          keyterms: shape === 'openai',
          translation: shape === 'openai',
        },
        status: state === 'paused' ? 'paused' : 'ready',
        remote: health,
        ...(failure ? { lastFailure: { reason: failure.message, at: failure.at } } : {}),
        ...(state === 'paused' ? { reason: `${title} failed several times: ${failure?.message}.` } : {}),
      };
    },
    async recognise(part: RecognisePart, { signal }: Work) {
      await takeTurn(signal);
      try {
        return await insist(part, signal);
      } finally {
        passTurn();
      }
    },
    load: async () => {},
    close: async () => {},
  };
}
