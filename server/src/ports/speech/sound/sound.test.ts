import { describe, expect, it } from 'vitest';
import { measure } from './measure.ts';
import type { SoundSettings } from './sound.ts';
import { createSound } from './sound.ts';
import { seeded } from './seeded.ts';
import { reverberation } from './sound-room.ts';

const rate = 22050;
const neutral: SoundSettings = { tilt: 0, room: 0, gain: 0, presence: 0 };

const sound = (settings: Partial<SoundSettings>, at = rate) => {
  const made = createSound({ ...neutral, ...settings }, at);
  if (!made) throw new Error('neutral');
  return made;
};

/** Makes noise with the falling spectrum of speech. */
function rumble(seconds: number, level = 0.25): Int16Array<ArrayBuffer> {
  const next = seeded(1);
  let [first, second] = [0, 0];
  return Int16Array.from({ length: Math.round(seconds * rate) }, () => {
    first = first * 0.85 + next() * 0.25;
    second = second * 0.75 + first * 0.25;
    return level * 32767 * second;
  });
}

const loudness = (samples: Int16Array) => measure(samples, rate).loudness;
const tilt = (samples: Int16Array) => measure(samples, rate).tilt;

describe('sound', () => {
  it('is skipped when everything is neutral', () => {
    expect(createSound(neutral, rate)).toBeUndefined();
  });

  it.each([-9, -4, 4, 9])('tilts by %i dB at equal loudness', (decibels) => {
    const input = rumble(1);
    const output = sound({ tilt: decibels }).process(input);
    expect(output).toHaveLength(input.length);
    // The shelf reaches its full height only an octave above the corner.
    const moved = (tilt(output) - tilt(input)) / decibels;
    expect(moved).toBeGreaterThan(0.6);
    expect(moved).toBeLessThan(1.2);
    expect(Math.abs(loudness(output) - loudness(input))).toBeLessThan(1);
  });

  it('changes the level by exactly its decibels', () => {
    const input = rumble(0.5);
    expect(loudness(sound({ gain: 6 }).process(input)) - loudness(input)).toBeCloseTo(6, 1);
    expect(loudness(sound({ gain: -2.5 }).process(input)) - loudness(input)).toBeCloseTo(-2.5, 1);
  });

  it('lowers presence around 3 kHz', () => {
    const sine = (frequency: number) =>
      Int16Array.from({ length: rate / 2 }, (_, index) => 8000 * Math.sin((2 * Math.PI * frequency * index) / rate));
    const change = (frequency: number) =>
      loudness(sound({ presence: -3 }).process(sine(frequency))) - loudness(sine(frequency));
    expect(change(3000)).toBeCloseTo(-3, 1);
    expect(Math.abs(change(300))).toBeLessThan(0.1);
  });

  it('reverberates in a room, 60 dB down after its time, and is silent at the end of the pause', () => {
    const room = sound({ room: 0.3 });
    room.process(rumble(1));
    const tail = room.end(rate / 2);
    const energy = (from: number, to: number) =>
      10 *
      Math.log10(tail.subarray(from * rate, to * rate).reduce((sum, sample) => sum + sample ** 2, 1) / (to - from));
    expect(energy(0, 0.05)).toBeGreaterThan(energy(0.1, 0.15));
    expect(energy(0, 0.05) - energy(reverberation, reverberation + 0.05)).toBeGreaterThan(40);
    expect(Math.abs(tail.at(-1) ?? 1)).toBeLessThan(2);
    expect(Math.abs(loudness(sound({ room: 0.3 }).process(rumble(1))) - loudness(rumble(1)))).toBeLessThan(2);
    expect(room.end(0)).toHaveLength(0);
  });

  it('decays by 60 dB within 0.35 s', () => {
    const room = sound({ room: 0.4 });
    const click = new Int16Array(rate);
    click[0] = 30000;
    const answer = room.process(click).subarray(1);
    // This is Schroeder's backward integral of the response's energy.
    const remaining = new Float64Array(answer.length);
    let sum = 0;
    for (let index = answer.length - 1; index >= 0; index--) remaining[index] = sum += (answer[index] ?? 0) ** 2;
    const fallen = (decibels: number) =>
      remaining.findIndex((energy) => energy < (remaining[0] ?? 0) * 10 ** (-decibels / 10)) / rate;
    // The slope is taken between 5 and 35 dB, because the small numbers below are rounded away.
    expect((fallen(35) - fallen(5)) * 2).toBeLessThan(0.35);
    expect((fallen(35) - fallen(5)) * 2).toBeGreaterThan(0.1);
  });

  it('never clips, however loud', () => {
    const square = Int16Array.from({ length: rate }, (_, index) => (index % 100 < 50 ? 32767 : -32768));
    for (const settings of [
      { gain: 24 },
      { tilt: 9, gain: 12 },
      { room: 0.4, tilt: -9, gain: 12 },
      { presence: 9, gain: 9 },
    ]) {
      const output = sound(settings).process(square);
      expect(measure(output, rate).clipped).toBe(0);
      expect(output.every((sample) => Math.abs(sample) < 32700)).toBe(true);
    }
  });

  it('is the same in one chunk and in many, and each time', () => {
    const settings = { tilt: 5, room: 0.2, gain: 3, presence: -3 };
    const input = rumble(0.6);
    const whole = sound(settings);
    const parted = sound(settings);
    const once = [...whole.process(input), ...whole.end(1000)];
    const parts = [];
    for (let at = 0; at < input.length; at += 777) parts.push(...parted.process(input.subarray(at, at + 777)));
    expect([...parts, ...parted.end(1000)]).toEqual(once);
    expect([...sound(settings).process(input)]).toEqual(once.slice(0, input.length));
  });

  it('is complete at every rate of an engine', () => {
    for (const at of [8000, 12800, 16000, 20000, 27562]) {
      const output = sound({ tilt: 9, room: 0.4, presence: -3 }, at).process(rumble(1));
      expect(Math.abs(loudness(output) - loudness(rumble(1)))).toBeLessThan(4);
    }
  });

  it('is far faster than speech', () => {
    const input = rumble(20);
    const made = sound({ tilt: 3, room: 0.2, gain: 1, presence: -3 });
    made.process(rumble(5));
    const before = process.cpuUsage();
    for (let at = 0; at < input.length; at += 2205) made.process(input.subarray(at, at + 2205));
    const { user, system } = process.cpuUsage(before);
    // It reaches 500 times real time on a quiet machine. It must never keep an engine waiting.
    expect(20 / ((user + system) / 1e6)).toBeGreaterThan(30);
  });
});
