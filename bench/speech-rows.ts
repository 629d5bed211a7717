/** Compares speech over HTTP with Debian's programs of the same engines. The voice is in the name of every row. */
import { premadeVoices } from '../server/src/slices/voices/voices.rules.ts';
import { alternate, median, timePost, timeProgram, timeShell, type Timing } from './measure.ts';
import { ratio, type Bench, type Row } from './row.ts';
import { fresh, text250, text3000 } from './texts.ts';

/** A voice, and the program that its figures are compared with. */
interface Candidate {
  voiceId: string;
  label: string;
  /** Writes the text `$0` to its standard output as wav. */
  program: string;
  /** The same without a shell, with the text as its last argument; where the program can do that. */
  bare?: [string, string[]];
  bars: { pcm: number; mp3: number; whole: number };
}

function voiceOf(engine: 'espeak' | 'flite') {
  const voice = premadeVoices.find((one) => one.engine.engine === engine);
  if (!voice) throw new Error(`no premade voice is spoken by ${engine}`);
  return voice;
}

const ada = voiceOf('espeak');
const adaEngine = ada.engine.engine === 'espeak' ? ada.engine : undefined;
const variant = adaEngine?.variant ? `+${adaEngine.variant}` : '';
/** The program uses the same voice at the same rate, so that both make the same seconds of audio. */
const espeakArgs = ['-v', `${adaEngine?.name ?? 'en'}${variant}`, '-s', String(adaEngine?.rate ?? 175)];

const espeak: Candidate = {
  voiceId: ada.voice_id,
  label: `${ada.name} (espeak-ng)`,
  program: `espeak-ng --stdout ${espeakArgs.join(' ')} "$0"`,
  bare: ['espeak-ng', ['--stdout', ...espeakArgs]],
  bars: { pcm: 1, mp3: 0.25, whole: 0.7 },
};

const natural = voiceOf('flite');
const flite: Candidate = {
  voiceId: natural.voice_id,
  label: `${natural.name} (flite ${natural.engine.name})`,
  // The program writes to a named file only, not to a socket.
  program: `flite -voice ${natural.engine.name} -t "$0" -o /dev/stdout | cat`,
  bars: { pcm: 4, mp3: 0.5, whole: 1 },
};

/** @param rate the options of ffmpeg that change the sample rate; none where it stays what it is */
const toMp3 = (program: string, rate = '-ar 44100') =>
  `${program} | ffmpeg -loglevel error -probesize 32 -analyzeduration 0 -i - ${rate} -b:a 128k -write_xing 0 -flush_packets 1 -f mp3 -`;

let run = 0;

function speak(bench: Bench, { voiceId }: Candidate, text: string, format: string, kind: '' | '/stream' = '/stream') {
  const url = `${bench.installation.url}/v1/text-to-speech/${voiceId}${kind}?output_format=${format}`;
  return timePost(url, bench.apiKey, { text: fresh(text, ++run) });
}

const of = (which: keyof Timing, timings: Timing[] = []) => median(timings.map((timing) => timing[which]));

/** First bytes are compared with a bare espeak-ng for every engine, because that is what a listener could have had. */
const firstBytePcm =
  (candidate: Candidate) =>
  async (bench: Bench): Promise<Row> => {
    const runs = 25;
    const [program, args] = espeak.bare ?? ['espeak-ng', []];
    const [ours, theirs] = await alternate(
      runs,
      () => speak(bench, candidate, text250, 'pcm_22050'),
      () => timeProgram(program, [...args, text250]),
    );
    return ratio({
      name: `first byte, 250 characters, pcm_22050, ${candidate.label}`,
      measured: of('first', ours),
      unit: 'ms',
      against: { program: 'espeak-ng --stdout', value: of('first', theirs) },
      bar: candidate.bars.pcm,
      sense: 'max',
      runs,
    });
  };

const firstByteMp3 =
  (candidate: Candidate) =>
  async (bench: Bench): Promise<Row> => {
    const runs = 15;
    const [ours, theirs] = await alternate(
      runs,
      () => speak(bench, candidate, text250, 'mp3_44100_128'),
      () => timeShell(toMp3(espeak.program), text250),
    );
    return ratio({
      name: `first byte, 250 characters, mp3_44100_128, ${candidate.label}`,
      measured: of('first', ours),
      unit: 'ms',
      against: { program: 'espeak-ng | ffmpeg', value: of('first', theirs) },
      bar: candidate.bars.mp3,
      sense: 'max',
      runs,
    });
  };

const wholeMp3 =
  (candidate: Candidate) =>
  async (bench: Bench): Promise<Row> => {
    const runs = 9;
    const [ours, theirs] = await alternate(
      runs,
      () => speak(bench, candidate, text3000, 'mp3_44100_128', ''),
      () => timeShell(toMp3(candidate.program), text3000),
    );
    return ratio({
      name: `3,000 characters to mp3, one request, ${candidate.label}`,
      measured: of('total', ours),
      unit: 'ms',
      against: { program: candidate === flite ? 'flite | ffmpeg' : 'espeak-ng | ffmpeg', value: of('total', theirs) },
      bar: candidate.bars.whole,
      sense: 'max',
      runs,
    });
  };

/** The same against a pipe that leaves the sample rate alone, which halves its work. */
async function wholeMp3AtItsRate(bench: Bench): Promise<Row> {
  const runs = 9;
  const [ours, theirs] = await alternate(
    runs,
    () => speak(bench, espeak, text3000, 'mp3_44100_128', ''),
    () => timeShell(toMp3(espeak.program, ''), text3000),
  );
  return ratio({
    name: `3,000 characters to mp3, one request, ${espeak.label}, against 22,050 Hz`,
    measured: of('total', ours),
    unit: 'ms',
    against: { program: 'espeak-ng | ffmpeg without -ar', value: of('total', theirs) },
    bar: 1.3,
    sense: 'max',
    runs,
  });
}

/** A text without a full stop is one chunk: nothing of it may wait for its end. */
async function oneSentence(bench: Bench): Promise<Row> {
  const runs = 9;
  const commas = `${text3000.slice(0, -1).replaceAll('.', ',')}.`;
  const [ours, theirs] = await alternate(
    runs,
    () => speak(bench, espeak, commas, 'mp3_44100_128', ''),
    () => timeShell(toMp3(espeak.program), commas),
  );
  return ratio({
    name: `3,000 characters in one sentence to mp3, one request, ${espeak.label}`,
    measured: of('total', ours),
    unit: 'ms',
    against: { program: 'espeak-ng | ffmpeg', value: of('total', theirs) },
    bar: espeak.bars.whole,
    sense: 'max',
    runs,
  });
}

/** The first request after five minutes without one. It takes those minutes, so it runs only when it is named. */
async function afterIdleMinutes(bench: Bench): Promise<Row> {
  const idleMs = 300_000;
  const [, theirs] = await alternate(
    5,
    () => speak(bench, espeak, text3000, 'mp3_44100_128', ''),
    () => timeShell(toMp3(espeak.program), text3000),
  );
  await new Promise((resolve) => setTimeout(resolve, idleMs));
  const ours = await speak(bench, espeak, text3000, 'mp3_44100_128', '');
  return ratio({
    name: `3,000 characters to mp3 after five idle minutes, ${espeak.label}`,
    measured: ours.total,
    unit: 'ms',
    against: { program: 'espeak-ng | ffmpeg', value: of('total', theirs) },
    bar: espeak.bars.whole,
    sense: 'max',
    runs: 1,
  });
}

/** Flite's voices differ by half in how long they take, so the slowest is held to the bar. */
async function slowestFirstByte(bench: Bench): Promise<Row> {
  const runs = 9;
  const voices = premadeVoices.filter((one) => one.engine.engine === 'flite');
  const timings = await alternate(
    runs,
    ...voices.map(
      ({ voice_id: voiceId }) =>
        () =>
          speak(bench, { ...flite, voiceId }, text250, 'pcm_22050'),
    ),
  );
  const medians = voices.map(({ name }, i) => ({ name, ms: of('first', timings[i]) }));
  console.error(medians.map(({ name, ms }) => `${name} ${ms.toFixed(1)}`).join(', '));
  const slowest = medians.reduce((most, one) => (one.ms > most.ms ? one : most));
  return {
    name: `first byte, 250 characters, pcm_22050, the slowest voice of flite (${slowest.name})`,
    measured: slowest.ms,
    unit: 'ms',
    figure: slowest.ms,
    bar: 30,
    sense: 'max',
    runs,
  };
}

const throughput =
  (candidate: Candidate) =>
  async (bench: Bench): Promise<Row> => {
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
      () => inParallel(16, () => speak(bench, candidate, text250, 'mp3_44100_128')),
      () => inParallel(2, () => timeShell(toMp3(candidate.program), text250)),
    );
    return ratio({
      name: `throughput, 250 characters to mp3, 16 clients, ${candidate.label}`,
      measured: median(ours),
      unit: 'requests/s',
      against: {
        program: `two ${candidate === flite ? 'flite' : 'espeak-ng'} | ffmpeg at once`,
        value: median(theirs),
      },
      bar: 0.8,
      sense: 'min',
      runs,
    });
  };

export const espeakRows = {
  'first-byte-pcm': firstBytePcm(espeak),
  'first-byte-mp3': firstByteMp3(espeak),
  'whole-mp3': wholeMp3(espeak),
  'whole-mp3-rate': wholeMp3AtItsRate,
  'whole-mp3-sentence': oneSentence,
  throughput: throughput(espeak),
};

export const fliteRows = {
  'flite-first-byte-pcm': firstBytePcm(flite),
  'flite-first-byte-slowest': slowestFirstByte,
  'flite-first-byte-mp3': firstByteMp3(flite),
  'flite-whole-mp3': wholeMp3(flite),
  'flite-throughput': throughput(flite),
};

/** Rows that run only when they are named. */
export const idleRows = { 'whole-mp3-idle': afterIdleMinutes };
