/** The engine flite, in a process of its own. */
import { findContour, snapshotContour, scaleContour } from './flite-contour.ts';
import { eventsOf, silence, soundSpan } from './flite-events.ts';
import { loadFlite } from './flite-program.ts';
import { findSilence, setSilence } from './flite-silence.ts';
import { toFliteText } from './flite-text.ts';
import { readUtterance } from './flite-utterance.ts';
import type { Utterance } from './flite-utterance.ts';
import type { Pause } from '../../text/sentences.ts';
import type { FliteParameters } from './flite-voice.ts';
import { Refused } from '../synthesizer.ts';
import type { WorkerEngine } from '../synthesizer.ts';

/** The sample rate of all flite voices that are used here. */
const rate = 16_000;
const wavHeader = 44;

/**
 * Seconds between two clauses at a duration stretch of 1. Within one text flite makes the same pause at every mark; the
 * pause of a sentence is what it leaves between two texts.
 */
const pauses: Record<Pause, number> = {
  none: 0,
  comma: 0.2,
  clause: 0.25,
  sentence: 0.4,
  exclamation: 0.42,
  paragraph: 0.7,
};
/** The seconds of flite's own silence that stay before and after the sound. Less stays where the text goes on. */
const edgeSeconds = 0.025;
const midClauseEdgeSeconds = 0.004;
/** Each of the three states of a silence lasts so long where only its edges are needed. */
const shortSilenceSeconds = 0.012;
/** A text in which flite makes no pause, most likely. */
const isOneBreath = (text: string) => /^[A-Za-z' ]+$/.test(text.trim().replace(/[,;:.!?]+$/, ''));
/** Whether there is silence between two sounds. */
const hasPause = ({ phones }: Utterance) => phones.slice(1, -1).some(({ name }) => name === silence);

export async function loadFliteEngine(): Promise<WorkerEngine<FliteParameters>> {
  const program = await loadFlite();
  const silences = findSilence(program.memory);
  let contourAt = 0;

  /** Runs with scaled pitch contours, for a voice that has no option for it. */
  function withContour<T>({ contour }: FliteParameters, run: () => T): T {
    if (!contour || (contour.pitch === 1 && contour.range === 1)) return run();
    contourAt ||= findContour(program.memory);
    const restore = snapshotContour(program.memory, contourAt);
    scaleContour(program.memory, contourAt, contour);
    try {
      return run();
    } finally {
      restore(program.memory);
    }
  }

  function withShortSilence<T>({ features }: FliteParameters, run: () => T): T {
    const stretch = features.duration_stretch ?? 1;
    const restore = setSilence(program.memory, silences, shortSilenceSeconds / stretch);
    try {
      return run();
    } finally {
      restore(program.memory);
    }
  }

  return {
    rate,
    speak(task, take) {
      const settings = task.settings.parameters;
      const text = toFliteText(task.text, task.pronunciations);
      const words = text.words === undefined ? [] : ['-add_lex', '/m/words'];
      const features = Object.entries(settings.features).flatMap(([name, value]) => ['--setf', `${name}=${value}`]);
      // The voice goes down at the end of a sentence. A comma keeps it up.
      const spoken = task.isMidClause ? `${text.text.trimEnd()},` : text.text;
      const args = ['-voice', settings.voice, ...features, ...words, '-t', spoken, '-o', '/m/wav'];
      let utterance: Utterance | undefined;
      const run = () =>
        withContour(settings, () =>
          program.run(args, { words: Buffer.from(text.words ?? '', 'latin1') }, (memory) => {
            utterance = readUtterance(memory, program.constants);
          }),
        );
      let wav = isOneBreath(spoken) ? withShortSilence(settings, run) : undefined;
      // A pause that it made all the same would be too short.
      if (!wav || !utterance || hasPause(utterance)) wav = run();
      if (!utterance) throw new Refused('flite did not tell what it spoke');
      if (wav.length > wavHeader && wav.readUInt32LE(24) !== rate)
        throw new Error(`flite made ${wav.readUInt32LE(24)} Hz`);
      const span = soundSpan(utterance);
      if (!span) return [];
      const keep = task.isMidClause ? midClauseEdgeSeconds : edgeSeconds;
      const from = Math.max(0, Math.round((span.from - keep) * rate));
      const to = Math.round((span.to + keep) * rate);
      take(samplesOf(wav).slice(from, to), eventsOf(utterance, text, from / rate));
      return [];
    },
    pause: (pause, { settings }) => pauses[pause] * Math.min(2, settings.parameters.features.duration_stretch ?? 1),
  };
}

function samplesOf(wav: Buffer): Int16Array {
  const data = wav.subarray(wavHeader);
  return new Int16Array(new Uint8Array(data).buffer, 0, data.length >> 1);
}

/** Lists each voice once. */
export const warmUpVoices = ['slt', 'rms', 'awb', 'kal16'] as const;
