import { expect, test } from 'vitest';
import { measure } from '../../sound/measure.ts';
import { loadFlite } from './flite-program.ts';
import { findSilence, setSilence } from './flite-silence.ts';
import { readUtterance, type Utterance } from './flite-utterance.ts';

const program = await loadFlite();
const places = findSilence(program.memory);
const rate = 16_000;

function say(voice: string) {
  let utterance: Utterance | undefined;
  const text = 'The captain of the ferry left the harbor early';
  const wav = program.run(['-voice', voice, '-t', text, '-o', '/m/wav'], {}, (memory) => {
    utterance = readUtterance(memory, program.constants);
  });
  const { phones = [] } = utterance ?? {};
  const samples = new Int16Array(new Uint8Array(wav.subarray(44)).buffer);
  const [first, last] = [phones[0]?.end ?? 0, phones.at(-2)?.end ?? 0];
  return {
    seconds: samples.length / rate,
    sounds: phones.slice(1, -1).map(({ name, end }) => `${name} ${(end - first).toFixed(3)}`),
    measures: measure(samples.subarray(Math.round(first * rate), Math.round(last * rate)), rate),
  };
}

test.each(['slt', 'rms', 'awb'])('%s speaks the same sounds between shorter silences', (voice) => {
  const plain = say(voice);
  const restore = setSilence(program.memory, places, 0.012);
  const short = say(voice);
  restore(program.memory);
  expect(plain.seconds - short.seconds).toBeGreaterThan(0.2);
  expect(short.sounds).toEqual(plain.sounds);
  const figures = ['f0', 'centroid', 'speaking'] as const;
  for (const figure of figures) expect(short.measures[figure] / plain.measures[figure]).toBeCloseTo(1, 1);
  expect(Math.abs(short.measures.loudness - plain.measures.loudness)).toBeLessThan(1);
  // What was there is there again.
  expect(say(voice)).toEqual(plain);
});

test('each voice that has silence to make has its three states and one more', () => {
  expect(places).toHaveLength(12);
});
