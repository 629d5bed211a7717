/** Speaks one chunk in a worker with engine, sound, encoder and times. It is the same in a thread and in a process. */
import { align, findGap, repair } from '../text/alignment.ts';
import type { EngineEvent } from '../text/alignment.ts';
import { concat } from '../codecs/encoder.ts';
import type { Encoders } from '../codecs/encoder.ts';
import type { SynthesisTask, SynthesisMessage } from '../pool/messages.ts';
import { join } from '../codecs/resampler.ts';
import type { Pause } from '../text/sentences.ts';
import { createSoundMeter } from '../sound/sound-meter.ts';
import { createSound } from '../sound/sound.ts';

/** The engine inside its worker. `P` are its parameters. */
export interface WorkerEngine<P> {
  /** Samples per second. */
  rate: number;
  /**
   * Speaks the task's text with the task's settings. `take` gets the audio as it is made, and returns true when no more
   * is wanted.
   * @returns word and phoneme events, in seconds of the engine's audio
   * @throws Refused when it cannot be spoken
   */
  speak(task: SynthesisTask<P>, take: (samples: Int16Array) => boolean): EngineEvent[];
  /** Returns the seconds of the pause that the engine itself would make, with the task's settings. */
  pause(pause: Pause, task: SynthesisTask<P>): number;
}

/** The engine has no such voice, or does not read such a text. The worker can go on. */
export class Refused extends Error {}

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
  encoders: Encoders,
  post: (message: SynthesisMessage) => void,
  isCancelled: (id: number) => boolean,
): (task: SynthesisTask<P>) => Promise<void> {
  return async (task) => {
    const { formant, sound: soundSettings } = task.settings;
    /** The sample rate of the output. */
    const rate = Math.round(engine.rate * formant);
    const sound = createSound(soundSettings, rate);
    const meter = createSoundMeter(task.format.sampleRate);
    const { isFirst: first, isSeeded: anew } = task;
    const encoder = await encoders.open(task.format, {
      first,
      nativeRate: rate,
      isSeeded: anew,
      onSamples: meter.measure,
    });
    let samples = 0;
    let steps = 0;
    let waiting: Int16Array[] = [];
    let waitingSamples = 0;
    const encodePending = () => {
      const heard = join(waiting);
      waiting = [];
      waitingSamples = 0;
      return encoder.encode(sound ? sound.process(heard) : heard);
    };
    const take = (samplesMade: Int16Array) => {
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
        post({ kind: 'audio', audio: encodePending(), seconds: samples / rate, levels: meter.take(false) });
        if (isCancelled(task.id)) return true;
      }
      return isCancelled(task.id);
    };

    try {
      const events = task.text === '' ? [] : engine.speak(task, take);
      if (isCancelled(task.id)) {
        post({ kind: 'end', audio: new Uint8Array(0), seconds: samples / rate, levels: meter.take(true) });
        return;
      }
      const rest = encodePending();
      let pause = typeof task.pause === 'number' ? task.pause : engine.pause(task.pause, task) / formant;
      if (task.isLast && soundSettings.room > 0) pause = Math.max(pause, ringing);
      const { audio, seconds } = encoder.end(sound ? sound.end(Math.round(pause * rate)) : pause, task.isLast);
      const heard = events.map((event) => ({ ...event, at: event.at * (engine.rate / rate) }));
      const levels = meter.take(true);
      post({ kind: 'end', audio: concat([rest, audio]), seconds, levels, ...timings(task.text, heard, seconds) });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      post({ kind: 'refused', reason: error.message });
    } finally {
      encoder.release();
    }
  };
}

function timings(text: string, events: EngineEvent[], seconds: number) {
  const alignment = align(text, events, seconds);
  const message = findGap(alignment, text, seconds);
  if (message === undefined) return { alignment };
  return { alignment: repair(alignment, text, seconds), warning: { code: 'alignment_gap', message } };
}
