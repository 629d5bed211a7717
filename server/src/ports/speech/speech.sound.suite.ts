/** What a listener hears of a speech, measured on its decoded samples: how long it is, where words begin, how joins sound. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeFormat, type OutputFormat } from '#contract/speech/output-formats.ts';
import { openMp3 } from '../audio/mp3-decoder.ts';
import { openOpus } from '../audio/opus-decoder.ts';
import { openAlaw, openPcm, openUlaw, openWav } from '../audio/plain-decoders.ts';
import { opusDelay } from './codecs/opus.ts';
import type { EngineVoice, Speech } from './port.ts';
import { createSpeech } from './speech.ts';
import { speakAll, speechInput, type SpeechResult } from './testing.ts';

const text =
  'The old lighthouse keeper climbed the stairs, as he did each evening of the year. Nobody saw the light. ' +
  'Ships passed slowly in the night! Have you ever been there? Please take a seat, and listen. ' +
  'Every story has an end. Bread and butter, please. Good morning to everyone. ' +
  'All of us are here. Go home now, my friend. Time goes on and on.';

interface Sound {
  samples: Int16Array;
  rate: number;
  spoken: SpeechResult;
}

const plain = { pcm: openPcm, wav: openWav, ulaw: openUlaw, alaw: openAlaw };

/** Decodes without anything that corrects a length or a delay. */
async function decode({ audio: bytes }: SpeechResult, name: OutputFormat): Promise<Int16Array> {
  const format = describeFormat(name);
  if (format.codec === 'mp3') {
    const decoder = await openMp3();
    const samples = decoder.decode(bytes);
    decoder.free?.();
    return samples;
  }
  if (format.codec === 'opus') {
    const decoder = openOpus();
    const samples = decoder.decode(bytes).slice();
    decoder.free?.();
    // The last page says how many samples a player gives.
    const lastPage = bytes.lastIndexOf('OggS', undefined, 'latin1');
    return samples.subarray(0, Number(bytes.readBigInt64LE(lastPage + 6)) - opusDelay);
  }
  return plain[format.codec]().decode(bytes);
}

/** The milliseconds in which something is heard, beside the loudest. */
function audibleMilliseconds({ samples, rate }: Sound): boolean[] {
  const loudest = (from: number, to: number) =>
    samples.subarray(from, to).reduce((top, sample) => Math.max(top, Math.abs(sample)), 0);
  const limit = 0.02 * loudest(0, samples.length);
  return Array.from({ length: Math.floor((samples.length * 1000) / rate) }, (_, ms) => {
    const at = (time: number) => Math.round((time * rate) / 1000);
    return loudest(at(ms), at(ms + 1)) > limit;
  });
}

/** Milliseconds between each sentence's first letter, as told, and the nearest sound after a silence of 50 ms. */
function errorsOfSentences(sound: Sound): number[] {
  const heard = audibleMilliseconds(sound);
  const onsets = heard.flatMap((one, ms) => (one && !heard.slice(Math.max(0, ms - 50), ms).includes(true) ? [ms] : []));
  const starts = sound.spoken.alignments.flatMap((alignment) => alignment.starts);
  return Array.from(text.matchAll(/[^.!?]+[.!?]\s*/g), (sentence) => {
    const told = (starts[sentence.index] ?? 0) * 1000;
    return Math.min(...onsets.map((onset) => Math.abs(onset - told)));
  }).toSorted((a, b) => a - b);
}

/** Milliseconds of silence around each border of two chunks of text. */
function silences(sound: Sound): number[] {
  const heard = audibleMilliseconds(sound);
  const borders = sound.spoken.chunks.filter(({ isChunkEnd }) => isChunkEnd).map(({ seconds }) => seconds * 1000);
  return borders.slice(0, -1).map((border) => {
    let from = Math.floor(border);
    let to = from;
    while (from > 0 && !heard[from - 1]) from -= 1;
    while (to < heard.length && !heard[to]) to += 1;
    return to - from;
  });
}

export function measureSound(name: string, voice: EngineVoice, formats: readonly OutputFormat[]): void {
  describe(name, () => {
    let speech: Speech;
    /** Plain samples at each rate: a lower rate has less of a consonant to be heard. */
    const references = new Map<number, Sound>();
    const lengths = new Map<OutputFormat, number>();
    const hear = async (format: OutputFormat): Promise<Sound> => {
      const spoken = await speakAll(speech, speechInput(text, { voice, format, seed: 1 }));
      const sound = { spoken, samples: await decode(spoken, format), rate: describeFormat(format).sampleRate };
      lengths.set(format, sound.samples.length / sound.rate);
      return sound;
    };
    beforeAll(async () => {
      speech = createSpeech({ espeakWorkers: 1, fliteWorkers: 1 });
      for (const rate of new Set(formats.map((format) => describeFormat(format).sampleRate)))
        references.set(rate, await hear(`pcm_${rate}` as OutputFormat));
    }, 120_000);
    afterAll(() => speech.close());

    test.each(formats)('%s: times match the sound, and joins are those of plain samples', async (format) => {
      const sound = await hear(format);
      const errors = errorsOfSentences(sound);
      expect(errors[Math.floor(errors.length / 2)]).toBeLessThanOrEqual(12);
      expect(errors[Math.floor(errors.length * 0.9)]).toBeLessThanOrEqual(30);
      const reference = references.get(sound.rate);
      const [ours, plain] = [silences(sound), reference ? silences(reference) : []];
      expect(ours.length).toBe(plain.length);
      const differences = ours.map((length, i) => Math.abs(length - (plain[i] ?? 0))).toSorted((a, b) => a - b);
      // A soft consonant beside a join may be just loud enough in one format and not in another.
      const hasFewBits = (describeFormat(format).kbps ?? 128) <= 48;
      expect(differences.at(-2)).toBeLessThanOrEqual(hasFewBits ? 20 : 10);
      expect(differences.at(-1)).toBeLessThanOrEqual(20);
    });

    test('a text is as long in one format as in another', () => {
      expect(Math.max(...lengths.values()) - Math.min(...lengths.values())).toBeLessThan(0.025);
    });
  });
}
