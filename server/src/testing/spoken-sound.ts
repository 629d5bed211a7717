/** Sound for the tests of recognisers: our own speech, tones, silence. */
import { describeFormat } from '#contract/speech/output-formats.ts';
import { premadeVoices } from '../slices/voices/premade-voices.ts';
import { defaultSettings } from '../slices/voices/voices.rules.ts';
import type { Speech, TimedText } from '../ports/speech/port.ts';
import { recognitionRate, type RecognitionEvent, type RecognisedWord } from '../ports/recognition/port.ts';

export interface Spoken {
  samples: Float32Array;
  words: TimedText[];
}

/** Speech of a premade voice, with the engine's own times of words. */
export async function sayWith(speech: Speech, name: string, text: string): Promise<Spoken> {
  const voice = premadeVoices.find((one) => one.name === name);
  if (!voice) throw new Error(`there is no voice ${name}`);
  const input = {
    texts: [{ text, language: 'en' }],
    voice: voice.engine,
    settings: defaultSettings,
    format: describeFormat('pcm_16000'),
  };
  const chunks: Uint8Array[] = [];
  const words: TimedText[] = [];
  for await (const { audio, alignment } of speech.speak(input, new AbortController().signal)) {
    chunks.push(audio);
    words.push(...(alignment?.words ?? []));
  }
  const pcm = Buffer.concat(chunks);
  const samples = Float32Array.from({ length: pcm.length / 2 }, (_, i) => pcm.readInt16LE(2 * i) / 32768);
  return { samples, words };
}

export const silence = (seconds: number) => new Float32Array(Math.round(seconds * recognitionRate));

export const tone = (hertz: number, seconds: number) =>
  Float32Array.from(silence(seconds), (_, i) => 0.4 * Math.sin((2 * Math.PI * hertz * i) / recognitionRate));

export function joined(...parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Blocks of uneven lengths, as decoders give them. */
export async function* asStream(samples: Float32Array, blockSamples = 7000): AsyncGenerator<Float32Array> {
  for (let at = 0; at < samples.length; at += blockSamples) yield samples.slice(at, at + blockSamples);
}

export async function collect(events: AsyncIterable<RecognitionEvent>) {
  const all: RecognitionEvent[] = [];
  for await (const event of events) all.push(event);
  const words = all.flatMap((event): RecognisedWord[] => (event.kind === 'words' ? event.words : []));
  return {
    events: all,
    words,
    text: words.map(({ text }) => text).join(''),
    spoken: words.filter(({ kind }) => kind === 'word'),
    warnings: all.flatMap((event) => (event.kind === 'warning' ? [event.warning.code] : [])),
  };
}
