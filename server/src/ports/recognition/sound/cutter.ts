/**
 * Cuts sound into parts at silences, frame by frame, so that a recording of any length is recognised in flat memory.
 * Silence between parts is dropped. Pure.
 */
import { recognitionRate } from '../port.ts';
import { activityFrame } from './activity-messages.ts';

export interface CutterOptions {
  /** A part that is at least so many seconds long ends at the next pause. */
  minSeconds: number;
  /** Seconds of silence that are such a pause. */
  pauseSeconds: number;
  /** A part never gets longer: it is then cut where it is quietest. */
  maxSeconds: number;
}

export interface SoundPart {
  /** Seconds from the beginning of the sound. */
  start: number;
  samples: Float32Array;
}

const frameSeconds = activityFrame / recognitionRate;
/** Seconds of what comes before and after speech that belong to its part. */
const edgeSeconds = 0.3;
/** A silence that ends a part however short it is. */
const longPauseSeconds = 1.5;
/** Frames of speech that make a part; fewer are a click. */
const minSpeechFrames = 4;

export class Cutter {
  readonly #options: CutterOptions;
  readonly #room: Float32Array;
  /** Samples that are kept: before speech only the edge, then all. */
  #length = 0;
  /** The index of the first kept frame, and of the next one. */
  #from: number;
  #next: number;
  #speechFrames = 0;
  #silentFrames = 0;

  /** @param startSeconds where in the sound the first frame lies */
  constructor(options: CutterOptions, startSeconds = 0) {
    this.#options = options;
    this.#room = new Float32Array(Math.ceil(options.maxSeconds / frameSeconds + 1) * activityFrame);
    this.#from = this.#next = startSeconds / frameSeconds;
  }

  /** Seconds of the sound before which every part has been given away. */
  get settledSeconds(): number {
    return (this.#speechFrames === 0 ? this.#next : this.#from) * frameSeconds;
  }

  /** The samples of the part that is open, which are valid until the next call. */
  get open(): SoundPart {
    return { start: this.#from * frameSeconds, samples: this.#room.subarray(0, this.#length) };
  }

  /** Whether somebody speaks in the open part. */
  get hasSpeech(): boolean {
    return this.#speechFrames >= minSpeechFrames;
  }

  get silentSeconds(): number {
    return this.#silentFrames * frameSeconds;
  }

  /** Takes whole frames. @returns the parts that end with them */
  push(samples: Float32Array, flags: Uint8Array): SoundPart[] {
    const parts: SoundPart[] = [];
    for (let frame = 0; frame < flags.length; frame++) {
      this.#room.set(samples.subarray(frame * activityFrame, (frame + 1) * activityFrame), this.#length);
      this.#length += activityFrame;
      this.#next += 1;
      if (flags[frame] === 1) {
        this.#speechFrames += 1;
        this.#silentFrames = 0;
      } else this.#silentFrames += 1;
      if (this.#speechFrames === 0) this.#keepEdge();
      else {
        const part = this.#cut();
        if (part) parts.push(part);
      }
    }
    return parts;
  }

  /** Ends the open part. */
  end(): SoundPart | undefined {
    const part = this.hasSpeech ? this.#take(this.#length) : undefined;
    this.#drop();
    return part;
  }

  #cut(): SoundPart | undefined {
    const { minSeconds, pauseSeconds, maxSeconds } = this.#options;
    const seconds = this.#length / recognitionRate;
    const spokenSeconds = seconds - this.silentSeconds;
    const isPause = this.silentSeconds >= pauseSeconds && spokenSeconds >= minSeconds;
    if (isPause || this.silentSeconds >= longPauseSeconds) {
      if (!this.hasSpeech) {
        this.#drop();
        return undefined;
      }
      const kept = Math.min(this.#length, this.#length - this.#silentFrames * activityFrame + edge);
      const part = this.#take(kept);
      this.#drop();
      return part;
    }
    if (seconds < maxSeconds) return undefined;
    return this.#take(this.#quietestCut());
  }

  /** In the last third, between two frames. */
  #quietestCut(): number {
    const frames = this.#length / activityFrame;
    let best = { at: frames, energy: Number.POSITIVE_INFINITY };
    for (let at = Math.ceil((frames * 2) / 3); at < frames; at++) {
      let energy = 0;
      for (let i = (at - 2) * activityFrame; i < (at + 2) * activityFrame && i < this.#length; i++)
        energy += (this.#room[i] ?? 0) ** 2;
      if (energy < best.energy) best = { at, energy };
    }
    return best.at * activityFrame;
  }

  /** Gives the first samples away, and keeps the others. */
  #take(count: number): SoundPart {
    const part = { start: this.#from * frameSeconds, samples: this.#room.slice(0, count) };
    this.#room.copyWithin(0, count, this.#length);
    this.#length -= count;
    this.#from += count / activityFrame;
    if (this.#length === 0) this.#speechFrames = 0;
    return part;
  }

  /** Forgets what is kept but the edge of what may come. */
  #drop(): void {
    this.#speechFrames = 0;
    this.#silentFrames = 0;
    this.#keepEdge();
  }

  #keepEdge(): void {
    const surplus = this.#length - edge;
    if (surplus <= 0) return;
    this.#room.copyWithin(0, surplus, this.#length);
    this.#length = edge;
    this.#from += surplus / activityFrame;
  }
}

const edge = Math.round(edgeSeconds / frameSeconds) * activityFrame;

/** Passes samples on in whole frames; the last one is filled up with silence. */
export async function* inFrames(samples: AsyncIterable<Float32Array>, seconds = 1): AsyncGenerator<Float32Array> {
  const size = Math.round((seconds * recognitionRate) / activityFrame) * activityFrame;
  let kept = new Float32Array(size);
  let length = 0;
  for await (const more of samples) {
    for (let at = 0; at < more.length;) {
      const count = Math.min(size - length, more.length - at);
      kept.set(more.subarray(at, at + count), length);
      length += count;
      at += count;
      if (length < size) continue;
      yield kept;
      kept = new Float32Array(size);
      length = 0;
    }
  }
  if (length > 0) yield kept.slice(0, Math.ceil(length / activityFrame) * activityFrame);
}
