/** Speaks one chunk in a worker with engine, sound and times. It is the same in a thread and in a process. */
import type { EngineEvent } from '../text/alignment.ts';
import { createGrowingAlignment } from '../text/growing-alignment.ts';
import type { SynthesisTask, SynthesisMessage } from '../pool/messages.ts';
import type { Pause } from '../text/sentences.ts';
import { createOnsets } from '../sound/onsets.ts';
import { createSound } from '../sound/sound.ts';
import { createChunkMeter } from '../sound/chunk-meter.ts';

export type TakeSamples = (samples: Int16Array, events?: EngineEvent[]) => boolean;

/** The engine inside its worker. `P` are its parameters. */
export interface WorkerEngine<P> {
  /** Samples per second. */
  rate: number;
  /**
   * Speaks the task's text with the task's settings. `take` gets the audio as it is made, with the word and phoneme
   * events that are known by then, and returns true when no more is wanted.
   * @param signal aborts when no more is wanted, also while nothing is taken. Only what speaks asynchronously sees it.
   * @returns the events that `take` did not get. All are in seconds of the engine's audio.
   * @throws Refused when it cannot be spoken
   */
  speak(task: SynthesisTask<P>, take: TakeSamples, signal: AbortSignal): EngineEvent[] | Promise<EngineEvent[]>;
  /** Returns the seconds of the pause that the engine itself would make, with the task's settings. */
  pause(pause: Pause, task: SynthesisTask<P>): number;
}

const never = new AbortController().signal;

/** The engine has no such voice, or does not read such a text. The worker can go on. */
export class Refused extends Error {}

/** A provider elsewhere did not speak; its reason is told to whoever asked. */
export class ProviderRefused extends Refused {
  readonly provider: string;
  constructor(provider: string, message: string) {
    super(message);
    this.provider = provider;
  }
}

/**
 * Seconds of audio in a message. The first messages of a speech are short (0.1 s), so that playback can begin at once.
 * Later ones in the first chunk have 0.4 s, because the listener has little audio buffered yet. After that they have 1
 * s.
 */
const maxSmallSteps = 4;
const smallStepSeconds = 0.1;
const openingStepSeconds = 0.4;
const stepSeconds = 1;
/** Seconds in which the reverberation decays at the very end. */
const ringing = 0.25;

export function createSynthesizer<P>(
  engine: WorkerEngine<P>,
  post: (message: SynthesisMessage) => void,
  isCancelled: (id: number) => boolean,
  signal: AbortSignal = never,
): (task: SynthesisTask<P>) => void | Promise<void> {
  return (task) => {
    const { formant, sound: soundSettings } = task.settings;
    /** The sample rate of the output. */
    const rate = Math.round(engine.rate * formant);
    const sound = createSound(soundSettings, rate);
    const meter = task.isMeasured ? createChunkMeter(rate) : undefined;
    const onsets = createOnsets(rate, soundSettings.gain);
    const alignment = createGrowingAlignment(task.text, onsets.soundOf);
    const learn = (events: EngineEvent[]) =>
      alignment.add(events.map((event) => ({ ...event, at: event.at * (engine.rate / rate) })));
    let samples = 0;
    let steps = 0;
    let waiting: Int16Array[] = [];
    let waitingSamples = 0;
    const takeWaiting = () => {
      const heard = join(waiting);
      waiting = [];
      waitingSamples = 0;
      const processed = sound ? sound.process(heard) : heard;
      meter?.take(processed);
      return processed;
    };
    const take = (samplesMade: Int16Array, events?: EngineEvent[]) => {
      if (events) learn(events);
      onsets.add(samplesMade);
      for (let at = 0; at < samplesMade.length;) {
        const small = task.isOpening && steps < maxSmallSteps;
        const step = Math.round(rate * (small ? smallStepSeconds : task.isOpening ? openingStepSeconds : stepSeconds));
        const slice = samplesMade.subarray(at, at + Math.max(1, step - waitingSamples));
        at += slice.length;
        samples += slice.length;
        waiting.push(slice);
        waitingSamples += slice.length;
        if (waitingSamples < step) continue;
        steps += 1;
        post({ kind: 'audio', samples: takeWaiting(), rate, ...alignment.take(samples / rate) });
        if (isCancelled(task.id)) return true;
      }
      return isCancelled(task.id);
    };

    const postEnd = () => {
      if (isCancelled(task.id)) {
        post({ kind: 'end', samples: new Int16Array(0), rate });
        return;
      }
      const rest = takeWaiting();
      let pause = typeof task.pause === 'number' ? task.pause : engine.pause(task.pause, task) / formant;
      if (task.isLast && soundSettings.room > 0) pause = Math.max(pause, ringing);
      const pauseSamples = Math.round(pause * rate);
      const after = sound ? sound.end(pauseSamples) : new Int16Array(pauseSamples);
      const seconds = (samples + pauseSamples) / rate;
      const last = join([rest, after]);
      meter?.take(after);
      const loudness = meter?.end();
      // A long pause goes out in steps, as sound does.
      let at = 0;
      for (; last.length - at > 2 * rate; at += rate) post({ kind: 'audio', samples: last.slice(at, at + rate), rate });
      const told = { ...alignment.end(seconds), ...(loudness ? { loudness } : {}) };
      post({ kind: 'end', samples: last.slice(at), rate, ...told });
    };
    const postFailure = (error: unknown) => {
      if (isCancelled(task.id)) post({ kind: 'end', samples: new Int16Array(0), rate });
      else if (error instanceof ProviderRefused)
        post({ kind: 'refused', reason: error.message, provider: error.provider });
      else if (error instanceof Refused) post({ kind: 'refused', reason: error.message });
      else throw error;
    };

    try {
      const events = task.text === '' ? [] : engine.speak(task, take, signal);
      if (events instanceof Promise) return events.then((more) => (learn(more), postEnd())).catch(postFailure);
      learn(events);
      postEnd();
    } catch (error) {
      postFailure(error);
    }
    return undefined;
  };
}

function join(arrays: Int16Array[]): Int16Array<ArrayBuffer> {
  const out = new Int16Array(arrays.reduce((sum, array) => sum + array.length, 0));
  let at = 0;
  for (const array of arrays) {
    out.set(array, at);
    at += array.length;
  }
  return out;
}
