/**
 * MP3 by LAME, without the delay that encoders and decoders add: the first frames, which hold only that delay, are
 * dropped, so that every sample is decoded where it was put in. A player needs no header for that.
 *
 * It is encoded in sections of a fixed number of frames, by two threads in turn, because LAME takes longer than
 * everything else together. Which thread encodes a section makes no difference to its bytes.
 */
import type { Bytes, Codec, CodecOpening } from './codec.ts';
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { mp3Layout, type Mp3Section } from './mp3-section.ts';
import { createTail } from './tail.ts';

/** Samples at the end of an audio below this level may be cut off, to end at the nearest frame. */
const inaudible = 0.004;

/**
 * Frames of the sections in turn. Sizes of frames repeat after 49 at 44,100 and 22,050 Hz, so that whole repetitions
 * keep the bit rate exact. The other thread's sections (the second of each two) are longer, because the first thread
 * resamples and measures the sound as well.
 */
const sectionFrames = [147, 245] as const;

/** A section that has all of its own samples, and needs some of those after it. */
interface EndingSection {
  section: Mp3Section;
  began: number;
  frames: number;
}

/** The frames of the section with this number. */
const lengthOf = (index: number) => sectionFrames[index % sectionFrames.length] ?? sectionFrames[0];

/** @param open opens a section of so many frames by its number */
export function createMp3(
  format: AudioFormat,
  { carry, isLengthTold }: CodecOpening,
  open: (index: number, frames: number) => Mp3Section,
): Codec {
  const { frame, frameBytes, lead, after } = mp3Layout(format);
  const tail = createTail(lead + 2 * frame);
  /** Samples of this part, counted from a frame's beginning. */
  let taken = 0;
  let sections = 0;
  /** The frame with which the section begins. */
  let began = 0;
  let section = open(sections, lengthOf(sections));
  let ending: EndingSection | undefined;
  /** What the sections have made, or are about to make, since the last answer. */
  let made: (Bytes | Promise<Bytes>)[] = [];
  let answered: Promise<unknown> | undefined;
  let answeredBytes = 0;

  function beginSection(): void {
    const frames = lengthOf(sections);
    ending = { section, began, frames };
    began += frames;
    sections += 1;
    section = open(sections, lengthOf(sections));
    made.push(section.encode(tail.last(lead)));
  }
  function endEnding({ section: last, frames }: EndingSection): void {
    made.push(last.end(frames));
    last.release();
    ending = undefined;
  }

  function take(samples: Float32Array): void {
    for (let at = 0; at < samples.length;) {
      const sectionEnd = (began + lengthOf(sections)) * frame;
      const until = ending ? began * frame + after : sectionEnd;
      const next = samples.subarray(at, at + until - taken);
      tail.add(next);
      taken += next.length;
      at += next.length;
      if (ending) made.push(ending.section.encode(next));
      made.push(section.encode(next));
      if (ending && taken === until) endEnding(ending);
      if (taken === sectionEnd) beginSection();
    }
  }

  /** Returns what was made, after all that was made before. */
  function answer(): Bytes | Promise<Bytes> {
    const parts = made;
    made = [];
    const join = (all: Bytes[]) => {
      const bytes = new Uint8Array(Buffer.concat(all));
      answeredBytes += bytes.length;
      return bytes;
    };
    if (!answered && parts.every((part) => part instanceof Uint8Array)) return join(parts);
    const before = answered;
    const promise = Promise.all(parts).then(async (all) => {
      await before;
      return join(all);
    });
    answered = promise;
    return promise;
  }

  /** The sound is never cut. Silence is, so that the audio is not longer than its samples say. */
  function lastFrameCount(): number {
    const over = taken % frame;
    return isLengthTold || tail.peak(over) > inaudible ? Math.ceil(taken / frame) : Math.round(taken / frame);
  }
  /**
   * Neighbouring frames overlap, and the last one must not overlap with sound that it does not know. So a frame of
   * silence is left to the next part, which encodes it together with its own sound.
   */
  function partFrameCount(): number {
    const whole = Math.floor(taken / frame);
    const over = taken % frame;
    if (whole > 0 && tail.peak(over + frame) <= inaudible) return whole - 1;
    return tail.peak(over) <= inaudible ? whole : whole + 1;
  }

  const before = carry ? carry.samples.subarray(0, lead) : new Float32Array(lead);
  made.push(section.encode(before));
  if (carry) {
    tail.add(before);
    take(carry.samples.subarray(lead));
  }

  return {
    encode(samples) {
      take(samples);
      return answer();
    },
    async end(isLast) {
      const count = isLast ? lastFrameCount() : partFrameCount();
      const rest = taken - count * frame;
      if (ending) endEnding({ ...ending, frames: Math.min(ending.frames, count - ending.began) });
      made.push(section.end(Math.max(0, count - began)));
      const bytes = await answer();
      if (isLast) return { bytes, added: 0 };
      const unencoded = Math.max(0, rest);
      const added = Math.max(0, -rest);
      tail.add(new Float32Array(added));
      taken += added;
      return { bytes, added, carry: { samples: tail.last(lead + unencoded), unencoded } };
    },
    heldBack: () => taken - Math.round(answeredBytes / frameBytes) * frame,
    release() {
      ending?.section.release();
      section.release();
    },
  };
}
