/** The rows of the performance table that exist. Each is a ratio against a named program of the same run, or a bar. */
import { premadeVoices } from '../server/src/slices/voices/voices.rules.ts';
import { addedWork } from './added-work.ts';
import { alternate, median, percentile, timePost, timeProgram, timeShell, type Timing } from './measure.ts';
import type { Installation, RunningProduct } from '../server/src/testing/product.ts';
import { memoryOf } from './memory.ts';
import { text250, text3000 } from './texts.ts';

export interface Row {
  name: string;
  /** What is measured, in `unit`. */
  measured: number;
  unit: string;
  against?: { program: string; value: number };
  /** measured / against, or measured itself where there is no program. */
  figure: number;
  bar: number;
  /** `most`: the figure must not pass the bar. `least`: it must reach it. */
  sense: 'most' | 'least';
  runs: number;
}

export interface Bench {
  installation: Installation;
  product: RunningProduct;
  apiKey: string;
}

const voice = premadeVoices[0];
const espeakVoice = voice?.engine.name ?? 'en';
/** The same voice at the same rate, so that both make the same seconds of sound. */
const espeakArgs = ['-v', espeakVoice, '-s', String(voice?.engine.rate ?? 175)];
const mp3Pipe = `espeak-ng --stdout ${espeakArgs.join(' ')} "$0" | ffmpeg -loglevel error -probesize 32 -analyzeduration 0 -i - -ar 44100 -b:a 128k -write_xing 0 -flush_packets 1 -f mp3 -`;

const speak = ({ installation, apiKey }: Bench, text: string, format: string, kind: '' | '/stream' = '/stream') =>
  timePost(`${installation.url}/v1/text-to-speech/${voice?.voice_id}${kind}?output_format=${format}`, apiKey, { text });

const ratio = (row: Omit<Row, 'figure'> & { against: { program: string; value: number } }): Row => ({
  ...row,
  figure: row.measured / row.against.value,
});

const of = (which: keyof Timing, timings: Timing[] = []) => median(timings.map((timing) => timing[which]));

async function firstBytePcm(bench: Bench): Promise<Row> {
  const runs = 25;
  const bare = () => timeProgram('espeak-ng', ['--stdout', ...espeakArgs, text250]);
  const [ours, theirs] = await alternate(runs, () => speak(bench, text250, 'pcm_22050'), bare);
  return ratio({
    name: `first byte, 250 characters, pcm_22050, ${voice?.name} (espeak-ng)`,
    measured: of('first', ours),
    unit: 'ms',
    against: { program: 'espeak-ng --stdout', value: of('first', theirs) },
    bar: 1,
    sense: 'most',
    runs,
  });
}

async function firstByteMp3(bench: Bench): Promise<Row> {
  const runs = 15;
  const [ours, theirs] = await alternate(
    runs,
    () => speak(bench, text250, 'mp3_44100_128'),
    () => timeShell(mp3Pipe, text250),
  );
  return ratio({
    name: `first byte, 250 characters, mp3_44100_128, ${voice?.name} (espeak-ng)`,
    measured: of('first', ours),
    unit: 'ms',
    against: { program: 'espeak-ng | ffmpeg', value: of('first', theirs) },
    bar: 0.25,
    sense: 'most',
    runs,
  });
}

async function wholeMp3(bench: Bench): Promise<Row> {
  const runs = 9;
  const [ours, theirs] = await alternate(
    runs,
    () => speak(bench, text3000, 'mp3_44100_128', ''),
    () => timeShell(mp3Pipe, text3000),
  );
  return ratio({
    name: `3,000 characters to mp3, one request, ${voice?.name} (espeak-ng)`,
    measured: of('total', ours),
    unit: 'ms',
    against: { program: 'espeak-ng | ffmpeg', value: of('total', theirs) },
    bar: 1,
    sense: 'most',
    runs,
  });
}

async function throughput(bench: Bench): Promise<Row> {
  const [requests, runs] = [48, 5];
  async function inParallel(clients: number, one: () => Promise<unknown>): Promise<number> {
    const begin = performance.now();
    let left = requests;
    await Promise.all(
      Array.from({ length: clients }, async () => {
        while (left-- > 0) await one();
      }),
    );
    return requests / ((performance.now() - begin) / 1000);
  }
  const [ours = [], theirs = []] = await alternate(
    runs,
    () => inParallel(16, () => speak(bench, text250, 'mp3_44100_128')),
    () => inParallel(2, () => timeShell(mp3Pipe, text250)),
  );
  return ratio({
    name: `throughput, 250 characters to mp3, 16 clients, ${voice?.name} (espeak-ng)`,
    measured: median(ours),
    unit: 'requests/s',
    against: { program: 'two espeak-ng | ffmpeg at once', value: median(theirs) },
    bar: 0.8,
    sense: 'least',
    runs,
  });
}

async function addedWorkRow(): Promise<Row> {
  const runs = 200;
  const measured = percentile(await addedWork(runs), 0.95);
  return {
    name: 'work added to one synthesis (authenticate, reserve, history, settle), p95',
    measured,
    unit: 'ms',
    figure: measured,
    bar: 5,
    sense: 'most',
    runs,
  };
}

async function boot({ installation, product }: Bench): Promise<Row[]> {
  const runs = 5;
  await product.stop();
  const times: number[] = [];
  let memory: number | undefined;
  for (let run = 0; run < runs; run++) {
    const started = await installation.start();
    times.push(started.bootMs);
    // Idle means idle: the engine's start-up garbage is collected by then.
    if (run === runs - 1) {
      await new Promise((resolve) => setTimeout(resolve, 5000));
      memory = memoryOf(started.pid);
    }
    await started.stop();
  }
  const measured = median(times);
  const row: Row = {
    name: 'boot of an installed checkout to the first answer',
    measured,
    unit: 'ms',
    figure: measured,
    bar: 2000,
    sense: 'most',
    runs,
  };
  return memory === undefined
    ? [row]
    : [
        row,
        {
          name: 'memory of server and database, idle',
          measured: memory,
          unit: 'MB',
          figure: memory,
          bar: 350,
          sense: 'most',
          runs: 1,
        },
      ];
}

/** In the order they run; boot is last because it stops the product. */
export const rows: Record<string, (bench: Bench) => Promise<Row | Row[]>> = {
  'first-byte-pcm': firstBytePcm,
  'first-byte-mp3': firstByteMp3,
  'whole-mp3': wholeMp3,
  throughput,
  'added-work': addedWorkRow,
  boot,
};
