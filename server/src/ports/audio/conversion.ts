/** The conversions of a file that is read in chunks. Each runs in the audio worker. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { wavHeader } from '../../kernel/wav.ts';
import { createFileEncoder } from './file-encoder.ts';
import { createGain } from './loudness/gain.ts';
import { integratedLoudness } from '../../kernel/loudness/integrated-loudness.ts';
import { createLevelMeter } from '../../kernel/loudness/level-meter.ts';
import { planGain } from './loudness/plan.ts';
import { openIsolation } from './isolation/isolation.ts';
import type { Conversion, Made } from './made.ts';
import { wavSize, type GainPlan, type LoudnessTarget } from './port.ts';
import { openSamples } from './sample-reader.ts';

/** What is to be made of a file. */
export type Task =
  | { kind: 'wav' }
  | { kind: 'measure'; targets: LoudnessTarget[] }
  | { kind: 'level'; output: AudioFormat; plan: GainPlan }
  /** Here the bytes are samples as floats, and no file. */
  | { kind: 'isolate'; output: AudioFormat; keepOriginal: boolean };

type Bytes = Uint8Array<ArrayBuffer>;

export async function openConversion(format: AudioFormat, seconds: number, task: Task): Promise<Conversion> {
  if (task.kind === 'isolate') return openIsolation(task.output, task.keepOriginal);
  const samples = await openSamples(format, seconds);
  try {
    const sink = await openSink(format, seconds, task);
    return {
      header: sink.header ?? new Uint8Array(0),
      take: async (bytes) => ({ bytes: await sink.take(samples.take(bytes)) }),
      end: () => sink.end(samples.end()),
      free() {
        samples.free();
        sink.free?.();
      },
    };
  } catch (error) {
    samples.free();
    throw error;
  }
}

interface Sink {
  header?: Bytes;
  take(samples: Int16Array): Bytes | Promise<Bytes>;
  /** @param rest the last samples */
  end(rest: Int16Array): Made | Promise<Made>;
  free?(): void;
}

async function openSink(format: AudioFormat, seconds: number, task: Exclude<Task, { kind: 'isolate' }>): Promise<Sink> {
  if (task.kind === 'measure') return createMeasuring(format.sampleRate, task.targets);
  if (task.kind === 'level') return openLevelling(seconds, task.output, task.plan);
  return {
    header: new Uint8Array(wavHeader(format.sampleRate, wavSize(format, seconds))),
    take: bytesOf,
    end: (rest) => ({ bytes: bytesOf(rest) }),
  };
}

function createMeasuring(sampleRate: number, targets: LoudnessTarget[]): Sink {
  const meter = createLevelMeter(sampleRate);
  return {
    take(samples) {
      meter.take(samples);
      return new Uint8Array(0);
    },
    end(rest) {
      meter.take(rest);
      const levels = meter.end();
      const lufs = integratedLoudness(levels);
      const measured = {
        lufs,
        truePeakDb: lufs === null ? null : 20 * Math.log10(levels.peaks.reduce((max, peak) => Math.max(max, peak), 0)),
        plans: lufs === null ? [] : targets.map((target) => planGain(levels, lufs, target)),
      };
      return { bytes: new Uint8Array(0), measured };
    },
  };
}

async function openLevelling(seconds: number, output: AudioFormat, plan: GainPlan): Promise<Sink> {
  const gain = createGain(plan);
  const encoder = await createFileEncoder(output, seconds);
  return {
    header: encoder.header,
    take: (samples) => encoder.encode(gain(samples)),
    end: async (rest) => ({ bytes: await encoder.end(gain(rest)) }),
    free: encoder.free,
  };
}

const bytesOf = (samples: Int16Array): Bytes => new Uint8Array(samples.slice().buffer);
