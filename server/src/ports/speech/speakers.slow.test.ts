/** Several speakers in one audio: level, pauses and peaks, measured by ffmpeg on the sound of both engines. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { createSpeech } from './speech.ts';
import type { Alignment, EngineVoice, MonolingualText } from './port.ts';
import { hasFfmpeg, samplesOf, speakAll, speechInput } from './testing.ts';

const rate = 22_050;
const premade = JSON.parse(
  readFileSync(new URL('../../slices/voices/premade-voices.json', import.meta.url), 'utf8'),
) as { name: string; engine: EngineVoice }[];
const voiceOf = (name: string) => premade.find((one) => one.name === name)?.engine as EngineVoice;
const { settings } = speechInput('');

const speech = createSpeech();
afterAll(() => speech.close());

/** Loudness in LUFS and true peak in dB. */
function measure(samples: Int16Array): { loudness: number; peak: number } {
  const input = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  const raw = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', '-'];
  const { stderr } = spawnSync('ffmpeg', [...raw, '-af', 'ebur128=peak=true', '-f', 'null', '-'], { input });
  const summary = stderr.toString().slice(stderr.toString().lastIndexOf('Summary'));
  const find = (pattern: RegExp) => Number(pattern.exec(summary)?.[1] ?? Number.NaN);
  return { loudness: find(/I:\s+(-?[\d.]+) LUFS/), peak: find(/Peak:\s+(-?[\d.]+) dBFS/) };
}

const lines = [
  'The morning was cold, and the streets were nearly empty when the letter came.',
  'Yes, I think so too, but what would you say if we left tomorrow instead?',
  'Nobody had expected it to arrive so soon, but there it was on the table.',
  'Then we should go and ask him, before he leaves for the harbour again.',
];

/** Where each text is heard; a text may be spoken in several chunks. */
function timesOf(alignments: Alignment[], texts: MonolingualText[]): (readonly [number, number])[] {
  const starts = alignments.flatMap((one) => one.starts);
  const ends = alignments.flatMap((one) => one.ends);
  let at = 0;
  return texts.map(({ text }) => {
    const from = at;
    at += text.length;
    return [starts[from] ?? 0, ends[at - 1] ?? 0] as const;
  });
}

/** A dialogue in which every voice says two lines, and where each of its texts is heard. */
async function speak(names: string[]) {
  const texts: MonolingualText[] = [0, 2].flatMap((from) =>
    names.map((name, i) => ({
      text: lines[from + (i % 2)] ?? '',
      language: 'en',
      pause: 0.4,
      speaker: { voice: voiceOf(name), settings },
    })),
  );
  const { audio, alignments } = await speakAll(speech, { ...speechInput(''), texts, voice: voiceOf(names[0] ?? '') });
  const samples = samplesOf(audio);
  const parts = timesOf(alignments, texts);
  const soundOf = (name: string) =>
    parts.flatMap(([from, to], i) =>
      names[i % names.length] === name ? [...samples.subarray(Math.round(from * rate), Math.round(to * rate))] : [],
    );
  return { samples, parts, soundOf: (name: string) => Int16Array.from(soundOf(name)) };
}

test.skipIf(!hasFfmpeg)(
  'ten voices of two engines are within 1.5 LU of one another, and no peak is above -1 dBTP',
  async () => {
    const names = ['Pip', 'Vera', 'Bruno', 'Callum', 'Grace', 'Ada', 'Rocco', 'Marva', 'Isla', 'Teddy'];
    const { samples, soundOf } = await speak(names);
    const levels = names.map((name) => measure(soundOf(name)).loudness);
    const spread = Math.max(...levels) - Math.min(...levels);
    expect(spread).toBeLessThan(1.5);
    expect(measure(samples).peak).toBeLessThanOrEqual(-1);
  },
  120_000,
);

test.skipIf(!hasFfmpeg)(
  'a voice that is much louder is brought down to the others, also where its settings make it so',
  async () => {
    const quiet = { voice: { ...voiceOf('Ada'), gain: -10 }, settings: { ...settings, use_speaker_boost: false } };
    const loud = { voice: voiceOf('Pip'), settings };
    const texts = [quiet, loud, quiet, loud].map((speaker, i) => ({
      ...{ text: lines[i] ?? '', language: 'en', pause: 0.4, speaker },
    }));
    const { audio, alignments } = await speakAll(speech, { ...speechInput(''), texts });
    const samples = samplesOf(audio);
    const levels = timesOf(alignments, texts).map(([from, to]) =>
      measure(samples.slice(Math.round(from * rate), Math.round(to * rate))),
    );
    const loudness = levels.map((one) => one.loudness);
    expect(Math.max(...loudness) - Math.min(...loudness)).toBeLessThan(2);
  },
  60_000,
);

/** Seconds of silence before each text but the first. */
function pausesIn(samples: Int16Array, parts: readonly (readonly [number, number])[]): number[] {
  return parts.slice(1).map(([from]) => {
    const isLoud = (at: number) => Math.abs(samples[at] ?? 0) > 330;
    const middle = Math.round((from - 0.1) * rate);
    let [begin, end] = [middle, middle];
    while (begin > 0 && !isLoud(begin)) begin--;
    while (end < samples.length && !isLoud(end)) end++;
    return (end - begin) / rate;
  });
}

test('the pauses between turns of both engines are alike', async () => {
  const { samples, parts } = await speak(['Ada', 'Vera', 'Bruno', 'Rocco']);
  const pauses = pausesIn(samples, parts);
  for (const pause of pauses) {
    expect(pause).toBeGreaterThan(0.35);
    expect(pause).toBeLessThan(0.65);
  }
}, 60_000);

test('the same dialogue with the same seed gives the same samples', async () => {
  const seeded = { seed: 7, texts: [] as MonolingualText[] };
  const texts = ['Ada', 'Vera'].map((name, i) => ({
    ...{ text: lines[i] ?? '', language: 'en', pause: 0.4, speaker: { voice: voiceOf(name), settings } },
  }));
  const once = await speakAll(speech, { ...speechInput(''), ...seeded, texts });
  const again = await speakAll(speech, { ...speechInput(''), ...seeded, texts });
  expect(once.audio.equals(again.audio)).toBe(true);
}, 60_000);
