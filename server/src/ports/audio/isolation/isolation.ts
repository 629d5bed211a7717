/** Isolates speech in samples of 48 kHz, and encodes the sound before and after in the same format. Runs in the audio worker. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { loadEncoders, type Encoder } from '../../speech/codecs/encoder.ts';
import { createOggOpus } from '../../speech/codecs/ogg.ts';
import type { Conversion } from '../made.ts';
import type { IsolationMeasures } from '../port.ts';
import { createHissMeter } from './hiss-meter.ts';
import { createPeakMeter } from './peaks.ts';
import { openRnnoise, suppressorRate } from './rnnoise.ts';
import { hasSpeech } from './speech-left.ts';

type Bytes = Uint8Array<ArrayBuffer>;

interface Track {
  encode(samples: Float32Array): Promise<Bytes>;
  end(samples: Float32Array): Promise<Bytes>;
  peaks(): Bytes;
  readonly highest: number;
  release(): void;
}

let encoders: ReturnType<typeof loadEncoders> | undefined;

export async function openIsolation(output: AudioFormat, keepOriginal: boolean): Promise<Conversion> {
  const suppressor = await openRnnoise();
  const isolated = await openTrack(output);
  const original = keepOriginal ? await openTrack(output) : undefined;
  const before = original ?? createPeaksOnly();
  let samples = 0;
  const hisses = createHissMeter(suppressorRate);
  const energy = { before: 1e-9, after: 1e-9 };
  const seconds = () => samples / suppressorRate;
  return {
    header: new Uint8Array(0),
    async take(bytes) {
      const given = new Float32Array(new Uint8Array(bytes).buffer);
      samples += given.length;
      const cleaned = suppressor.process(given);
      energy.before += energyOf(given);
      energy.after += energyOf(cleaned);
      hisses.take(cleaned);
      const [made, kept] = await Promise.all([isolated.encode(cleaned), before.encode(given)]);
      return { bytes: made, isolated: { original: kept, seconds: seconds() } };
    },
    async end() {
      const rest = suppressor.end();
      const [made, kept] = await Promise.all([isolated.end(rest), before.end(new Float32Array(0))]);
      const measures: IsolationMeasures = {
        isolatedPeaks: isolated.peaks(),
        originalPeaks: before.peaks(),
        highest: before.highest,
        hasSpeech: hasSpeech({
          speechShare: suppressor.speechShare,
          hissShare: hisses.share,
          reductionDb: 10 * Math.log10(energy.before / energy.after),
        }),
      };
      return { bytes: made, isolated: { original: kept, seconds: seconds(), measures } };
    },
    free() {
      suppressor.free();
      isolated.release();
      before.release();
    },
  };
}

async function openTrack(format: AudioFormat): Promise<Track> {
  const encoder: Encoder = await (await (encoders ??= loadEncoders())).open(format, { isFirst: true });
  const meter = createPeakMeter(suppressorRate);
  const container = format.codec === 'opus' ? createOggOpus() : undefined;
  // What the encoder gives may lie in memory that it uses again.
  const own = (bytes: Uint8Array, isEnd: boolean): Bytes =>
    new Uint8Array(container ? container.take(new Uint8Array(bytes), isEnd) : bytes);
  async function encode(samples: Float32Array): Promise<Bytes> {
    meter.take(samples);
    return samples.length === 0 ? new Uint8Array(0) : encoder.encode(toInt16(samples), suppressorRate);
  }
  return {
    encode: async (samples) => own(await encode(samples), false),
    async end(samples) {
      const last = await encode(samples);
      const { audio } = await encoder.end(true);
      return own(Buffer.concat([last, audio]), true);
    },
    peaks: () => meter.end(),
    get highest() {
      return meter.highest;
    },
    release: () => encoder.release(),
  };
}

function createPeaksOnly(): Track {
  const meter = createPeakMeter(suppressorRate);
  const take = async (samples: Float32Array) => {
    meter.take(samples);
    return new Uint8Array(0);
  };
  return {
    encode: take,
    end: take,
    peaks: () => meter.end(),
    get highest() {
      return meter.highest;
    },
    release: () => undefined,
  };
}

const toInt16 = (samples: Float32Array): Int16Array =>
  Int16Array.from(samples, (sample) => Math.max(-32_768, Math.min(32_767, Math.round(sample * 32_768))));

const energyOf = (samples: Float32Array): number => {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return sum;
};
