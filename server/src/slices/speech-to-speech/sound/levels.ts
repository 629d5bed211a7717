/** How loud a sound is. Samples are between -1 and 1. Pure. */

const frameSeconds = 0.02;
/** Nothing that anybody says is quieter than this in all of its frames: about -60 dB relative to full scale. */
const silent = 0.001;

const rms = (sound: Float32Array, from: number, to: number): number => {
  let energy = 0;
  for (let i = from; i < to; i++) energy += (sound[i] ?? 0) ** 2;
  return Math.sqrt(energy / Math.max(1, to - from));
};

/** Whether there is nothing to hear in it, from its first to its last frame. */
export function isSilent(sound: Float32Array, rate: number): boolean {
  const frame = Math.round(frameSeconds * rate);
  for (let at = 0; at < sound.length; at += frame)
    if (rms(sound, at, Math.min(sound.length, at + frame)) > silent) return false;
  return true;
}

/** The level of what is not a pause: of the louder half of the frames. 0 where all is silent. */
export function speechLevel(sound: Float32Array, rate: number): number {
  const frame = Math.round(frameSeconds * rate);
  const frames: number[] = [];
  for (let at = 0; at + frame <= sound.length; at += frame) frames.push(rms(sound, at, at + frame));
  const loudest = frames.reduce((max, one) => Math.max(max, one), 0);
  const heard = frames.filter((one) => one > Math.max(silent, loudest / 30));
  return heard.length === 0 ? 0 : Math.sqrt(heard.reduce((sum, one) => sum + one * one, 0) / heard.length);
}

/** Where a sound is at least so loud for long enough to be more than a click or a breath. Samples, in order. */
export function loudSpans(sound: Float32Array, rate: number, level: number): { start: number; end: number }[] {
  const frame = Math.round(frameSeconds * rate);
  const [shortest, bridge] = [0.25 * rate, 0.3 * rate];
  const spans: { start: number; end: number }[] = [];
  for (let at = 0; at + frame <= sound.length; at += frame) {
    if (rms(sound, at, at + frame) < level) continue;
    const last = spans.at(-1);
    if (last && at - last.end <= bridge) last.end = at + frame;
    else spans.push({ start: at, end: at + frame });
  }
  const margin = Math.round(0.04 * rate);
  return spans
    .filter(({ start, end }) => end - start >= shortest)
    .map(({ start, end }) => ({ start: Math.max(0, start - margin), end: Math.min(sound.length, end + margin) }));
}

/** The quietest place between two samples. */
export function quietestPlace(sound: Float32Array, rate: number, from: number, to: number): number {
  const frame = Math.round(frameSeconds * rate);
  let [best, least] = [to, Infinity];
  for (let at = from; at + frame <= Math.min(to, sound.length); at += frame) {
    const level = rms(sound, at, at + frame);
    if (level < least) [least, best] = [level, at + (frame >> 1)];
  }
  return best;
}

/** Fades the ends, so that a sound that begins or stops anywhere does so without a click. */
export function fadeEnds(sound: Float32Array, rate: number): void {
  const length = Math.min(Math.round(0.006 * rate), sound.length >> 1);
  for (let i = 0; i < length; i++) {
    const share = (i + 0.5) / length;
    sound[i] = (sound[i] ?? 0) * share;
    sound[sound.length - 1 - i] = (sound[sound.length - 1 - i] ?? 0) * share;
  }
}

export function toFloats(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, (sample) => sample / 32768);
}

export function toIntegers(sound: Float32Array, gain = 1): Int16Array {
  return Int16Array.from(sound, (sample) => Math.max(-32768, Math.min(32767, Math.round(sample * gain * 32767))));
}
