/** What the tests of this folder share. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeFormat } from '#contract/speech/output-formats.ts';
import type { OutputFormat } from '#contract/speech/output-formats.ts';
import { espeak } from './engines/espeak/espeak.ts';
import type { EspeakParameters, EspeakVoice } from './engines/espeak/espeak-voice.ts';
import { flite } from './engines/flite/flite.ts';
import type { FliteParameters, FliteVoice } from './engines/flite/flite-voice.ts';
import type { Alignment, AudioChunk, EngineVoice, Speech, SpeechInput, SpeechSettings } from './port.ts';
import { settingsFor } from './sound/settings.ts';

export const english: EspeakVoice = {
  engine: 'espeak',
  language: 'en',
  name: 'en-us',
  rate: 175,
  pitch: 50,
  range: 50,
};
export const natural: FliteVoice = {
  ...{ engine: 'flite', language: 'en', name: 'slt', rate: 1, pitch: 1, range: 1 },
  elsewhere: { ...english, variant: 'f3' },
};

/** Both engines, for tests that ask them without a worker. */
export const engines = [espeak({ workers: 0 }), flite({ workers: 0 })];

/** The settings of a chunk, with the parameters under the name of their engine. */
export function settingsOf(
  voice: EngineVoice,
  language: string,
  settings: SpeechSettings,
  seed: number | undefined,
  chunkIndex: number,
) {
  const { parameters, ...rest } = settingsFor(engines, voice, language, settings, seed, chunkIndex);
  const isFlite = 'features' in (parameters as EspeakParameters | FliteParameters);
  const named: { espeak?: EspeakParameters; flite?: FliteParameters } = isFlite
    ? { flite: parameters as FliteParameters }
    : { espeak: parameters as EspeakParameters };
  return { ...named, ...rest };
}

const neutral: SpeechSettings = {
  stability: 0.5,
  similarity_boost: 0.75,
  style: 0,
  use_speaker_boost: true,
  speed: 1,
};

export type InputOverrides = Partial<Omit<SpeechInput, 'format' | 'settings'>> & {
  format?: OutputFormat;
  language?: string;
  settings?: Partial<SpeechSettings>;
};

export function speechInput(text: string, overrides: InputOverrides = {}): SpeechInput {
  const { format = 'pcm_22050', language = 'en', settings, ...rest } = overrides;
  return {
    texts: [{ text, language }],
    voice: english,
    settings: { ...neutral, ...settings },
    format: describeFormat(format),
    ...rest,
  };
}

/** The arguments that tell ffmpeg the format of raw bytes. */
export function inputOf(format: OutputFormat): string[] {
  const { codec, sampleRate } = describeFormat(format);
  const raw = { pcm: 's16le', ulaw: 'mulaw', alaw: 'alaw', mp3: undefined, wav: undefined, opus: undefined }[codec];
  return raw ? ['-f', raw, '-ar', String(sampleRate)] : ['-f', codec === 'opus' ? 'ogg' : codec];
}

export interface SpeechResult {
  audio: Buffer;
  seconds: number;
  chunks: AudioChunk[];
  alignments: Alignment[];
}

export async function speakAll(
  engine: Speech,
  what: SpeechInput,
  signal = new AbortController().signal,
): Promise<SpeechResult> {
  const chunks: AudioChunk[] = [];
  for await (const chunk of engine.speak(what, signal)) chunks.push(chunk);
  return {
    audio: Buffer.concat(chunks.map((chunk) => chunk.audio)),
    seconds: chunks.at(-1)?.seconds ?? 0,
    chunks,
    alignments: alignmentsOf(chunks),
  };
}

/** One alignment for each chunk of text, however many steps its times came in. */
function alignmentsOf(chunks: AudioChunk[]): Alignment[] {
  const alignments: Alignment[] = [];
  let open: Alignment | undefined;
  for (const { alignment, isChunkEnd } of chunks) {
    if (alignment) {
      open ??= { characters: [], starts: [], ends: [], words: [], phonemes: [] };
      open.characters.push(...alignment.characters);
      open.starts.push(...alignment.starts);
      open.ends.push(...alignment.ends);
      open.words.push(...alignment.words);
      open.phonemes.push(...alignment.phonemes);
    }
    if (!isChunkEnd) continue;
    if (open) alignments.push(open);
    open = undefined;
  }
  return open ? [...alignments, open] : alignments;
}

export const samplesOf = (pcm: Buffer) => new Int16Array(new Uint8Array(pcm).buffer);

export const hasFfmpeg =
  spawnSync('ffmpeg', ['-version']).status === 0 && spawnSync('ffprobe', ['-version']).status === 0;

/** Runs ffmpeg on bytes, and returns 16-bit mono. */
export function decode(input: Buffer, inputOptions: string[], rate: number): Int16Array {
  // ffmpeg always warns about a wav of unknown length.
  const level = inputOptions.includes('mp3') ? 'warning' : 'error';
  const args = ['-v', level, ...inputOptions, '-i', '-', '-f', 's16le', '-ac', '1', '-ar', String(rate), '-'];
  const { status, stdout, stderr } = spawnSync('ffmpeg', args, { input, maxBuffer: 1 << 28 });
  // ffmpeg also warns that it guesses the length of an mp3 without a table of contents.
  const faults = stderr
    .toString()
    .replace(/^.*Estimating duration.*$/gm, '')
    .trim();
  if (status !== 0 || faults) throw new Error(`ffmpeg: ${faults}`);
  return samplesOf(stdout);
}

/** Plays an mp3 as a file, because players compare what its tag says with its size. */
export function playMp3(mp3: Uint8Array): Int16Array {
  const folder = mkdtempSync(path.join(tmpdir(), 'mp3-'));
  try {
    const file = path.join(folder, 'sound.mp3');
    writeFileSync(file, mp3);
    const args = ['-v', 'error', '-i', file, '-f', 's16le', '-'];
    const { status, stdout, stderr } = spawnSync('ffmpeg', args, { maxBuffer: 1 << 28 });
    if (status !== 0 || stderr.length > 0) throw new Error(`ffmpeg: ${stderr.toString()}`);
    return samplesOf(stdout);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export const rms = (samples: Int16Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));
