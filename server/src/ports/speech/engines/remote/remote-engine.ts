/** Speaks a chunk by asking a provider: attempts, the trimming of silence, and the times of words. */
import type { EngineEvent } from '../../text/alignment.ts';
import type { SynthesisTask } from '../../pool/messages.ts';
import type { Pause } from '../../text/sentences.ts';
import { ProviderRefused, type TakeSamples, type WorkerEngine } from '../synthesizer.ts';
import type { Breaker } from '../../../../kernel/outgoing/breaker.ts';
import { estimateTimes } from './estimate-times.ts';
import { explainError, ProviderFailure } from '../../../../kernel/outgoing/provider-failure.ts';
import { remoteRate } from './provider-sound.ts';
import { createTrimmer } from './trim-silence.ts';

export interface RemoteParameters {
  /** What the provider calls the voice. */
  voice: string;
  language: string;
  speed: number;
  seed?: number;
}

export interface RemoteInput extends RemoteParameters {
  text: string;
}

/** The time of one code point of the text. */
export interface TimedCharacter {
  position: number;
  /** Seconds of the provider's sound. */
  at: number;
}

/** A part of a provider's answer. */
export interface RemoteSound {
  samples: Int16Array;
  times?: TimedCharacter[];
}

export interface RemoteEngineOptions {
  title: string;
  breaker: Breaker;
  retryMs: number;
  /** @throws ProviderFailure */
  ask: (input: RemoteInput, signal: AbortSignal) => AsyncIterable<RemoteSound>;
}

export interface RemoteEngine extends WorkerEngine<RemoteParameters> {
  /** Whether the provider told the times of the last chunk; undefined before the first. */
  readonly tellsTimes: boolean | undefined;
}

const maxAttempts = 3;
const maxRetryMs = 5000;
/** The fastest speech there is, in seconds of a letter or digit: what is shorter is not the whole text. */
const minSecondsPerLetter = 0.012;

/** Seconds between two sentences; the provider's own silence at their ends is cut. */
const pauses: Record<Pause, number> = {
  none: 0,
  comma: 0.15,
  clause: 0.2,
  sentence: 0.35,
  exclamation: 0.38,
  paragraph: 0.6,
};

export function createRemoteEngine({ title, breaker, retryMs, ask }: RemoteEngineOptions): RemoteEngine {
  let tellsTimes: boolean | undefined;

  /** One attempt. What it took before it failed cannot be taken back. */
  async function attempt(input: RemoteInput, take: TakeSamples, signal: AbortSignal): Promise<EngineEvent[]> {
    const began = performance.now();
    let firstByteMs: number | undefined;
    const trimmer = createTrimmer(remoteRate);
    const kept: Int16Array[] = [];
    const times: TimedCharacter[] = [];
    let taken = 0;
    try {
      for await (const sound of ask(input, signal)) {
        const samples = trimmer.trim(sound.samples);
        times.push(...(sound.times ?? []));
        if (samples.length === 0) continue;
        firstByteMs ??= performance.now() - began;
        kept.push(samples);
        taken += samples.length;
        if (take(samples, eventsOf(times.splice(0), trimmer.cutSeconds))) break;
      }
      if (signal.aborted) {
        breaker.gaveUp();
        return [];
      }
      const rest = trimmer.end();
      if (rest.length > 0) take(rest);
      kept.push(rest);
      checkLength(input, (taken + rest.length) / remoteRate);
    } catch (error) {
      const failure = explainError(error);
      // Another attempt would sound differently, and what was heard cannot be taken back.
      if (failure instanceof ProviderFailure && failure.canRetry && taken > 0)
        throw new ProviderFailure(`${failure.message}, in the middle of a sentence`);
      throw failure;
    }
    breaker.succeeded(firstByteMs ?? performance.now() - began);
    const events = eventsOf(times, trimmer.cutSeconds);
    tellsTimes = trimmer.hasTimes || events.length > 0;
    return tellsTimes ? events : estimateTimes(input.text, kept, remoteRate);

    /** Character by character, so that words begin and end where the provider says. */
    function eventsOf(told: TimedCharacter[], cut: number): EngineEvent[] {
      if (told.length > 0) trimmer.hasTimes = true;
      return told.map(({ position, at }) => ({
        ...{ kind: 'word', position, at: Math.max(0, at - cut), length: 1, symbol: '' },
      }));
    }
  }

  async function speak(
    task: SynthesisTask<RemoteParameters>,
    take: TakeSamples,
    signal: AbortSignal,
  ): Promise<EngineEvent[]> {
    if (!/[\p{L}\p{N}]/u.test(task.text)) return [];
    const input = { ...task.settings.parameters, text: task.text.toWellFormed() };
    for (let attempts = 1; ; attempts += 1) {
      if (!breaker.allows()) throw paused();
      let failure: unknown;
      try {
        return await attempt(input, take, signal);
      } catch (error) {
        failure = error;
      }
      if (signal.aborted || !(failure instanceof ProviderFailure)) {
        breaker.gaveUp();
        throw failure;
      }
      const { message, canRetry, isInput, retryAfterMs } = failure;
      if (isInput) breaker.gaveUp();
      else breaker.failed(message);
      if (!canRetry || attempts >= maxAttempts) throw new ProviderRefused(title, message);
      await wait(Math.min(maxRetryMs, retryAfterMs ?? retryMs * 3 ** (attempts - 1)), signal);
    }
  }

  function paused(): ProviderRefused {
    const { failure, pausedUntil } = breaker.health();
    const seconds = Math.max(1, Math.ceil(((pausedUntil?.getTime() ?? 0) - Date.now()) / 1000));
    return new ProviderRefused(
      title,
      `it failed several times and is left alone for ${seconds} s; the last time ${failure?.message ?? 'it did not answer'}`,
    );
  }

  return {
    rate: remoteRate,
    get tellsTimes() {
      return tellsTimes;
    },
    speak,
    pause: (pause, { settings }) => pauses[pause] / Math.max(0.5, settings.parameters.speed),
  };
}

function checkLength({ text, speed }: RemoteInput, seconds: number): void {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  if (seconds === 0) throw new ProviderFailure('it sent no sound', { canRetry: true });
  if (letters > 10 && seconds < (letters * minSecondsPerLetter) / Math.max(1, speed))
    throw new ProviderFailure(`it sent only ${seconds.toFixed(1)} s of sound for ${letters} letters`);
}

/** Ends at once when the signal aborts. */
async function wait(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  signal.addEventListener('abort', () => resolve(), { once: true });
  await promise;
  clearTimeout(timer);
}
