/** Helpers of the tests of this folder. */
import { spawnSync } from 'node:child_process';
import { describeFormat } from '#contract/speech/output-formats.ts';
import type { OutputFormat } from '#contract/speech/output-formats.ts';
import type { Alignment, EspeakVoice, FliteVoice, Speech, SpeechInput, AudioChunk, SpeechSettings } from './port.ts';

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

/** What ffmpeg is told about bytes of a format. */
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
    alignments: chunks.flatMap((chunk) => chunk.alignment ?? []),
  };
}

export const samplesOf = (pcm: Buffer) => new Int16Array(new Uint8Array(pcm).buffer);

export const hasFfmpeg =
  spawnSync('ffmpeg', ['-version']).status === 0 && spawnSync('ffprobe', ['-version']).status === 0;

/** Runs ffmpeg over bytes; what it writes is 16-bit mono. */
export function decode(input: Buffer, inputOptions: string[], rate: number): Int16Array {
  // Of a wav of unknown length it warns by nature.
  const level = inputOptions.includes('mp3') ? 'warning' : 'error';
  const args = ['-v', level, ...inputOptions, '-i', '-', '-f', 's16le', '-ac', '1', '-ar', String(rate), '-'];
  const { status, stdout, stderr } = spawnSync('ffmpeg', args, { input, maxBuffer: 1 << 28 });
  // And of an mp3 without a table of contents, that it guesses the length.
  const faults = stderr
    .toString()
    .replace(/^.*Estimating duration.*$/gm, '')
    .trim();
  if (status !== 0 || faults) throw new Error(`ffmpeg: ${faults}`);
  return samplesOf(stdout);
}

export const rms = (samples: Int16Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));
