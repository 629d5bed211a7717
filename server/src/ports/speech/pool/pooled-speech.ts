/** The speech port over any list of engines; their workers are in one pool. */
import { engineOf, languagesOf, voicesOf, type SpeechEngine } from '../engines/engine.ts';
import type { EngineInfo, Speech } from '../port.ts';
import { splitSentences, splitText } from '../text/sentences.ts';
import { warningsOf } from '../text/warnings.ts';
import { withGaplessTag } from '../codecs/gapless-tag.ts';
import { SpeechPool } from './speech-pool.ts';
import type { SlotOptions } from './worker-slot.ts';

/** The first engine starts with the server; the others' workers are loaded later, so that they do not slow its start. */
const otherEnginesDelayMs = 1500;
/** Milliseconds without work after which a worker that was started under load ends. */
const reserveIdleMs = 3_600_000;
/** Counts changes of the sound that are made outside the engines: chunks, settings, sound, encoding. */
const revision = 5;

export function createPooledSpeech(
  engines: readonly SpeechEngine[],
  { maxQueued, hangMs }: { maxQueued: number; hangMs: number },
): Speech {
  const slots = engines.flatMap((engine) => slotsFor(engine, hangMs));
  const pool = new SpeechPool({ engines, slots, maxQueued, otherEnginesDelayMs });
  // The first use of the segmenter loads its rules.
  splitText('Hello there. How are you today?');

  return {
    speak: (input, signal) => pool.speak(input, signal),
    splitSentences,
    openEncoder: (format) => pool.openEncoder(format),
    tagLength: (audio, format, seconds) => (format.codec === 'mp3' ? withGaplessTag(audio, format, seconds) : audio),
    warnings: (input) => warningsOf(engines, input),
    languagesOf: (voice) => languagesOf(engines, voice),
    versionOf: (voice) =>
      `${voicesOf(voice)
        .map((one) => engineOf(engines, one).version)
        .join(' + ')} / ${revision}`,
    async describe() {
      const infos: EngineInfo[] = [];
      // One after the other: engines that load together are all ready late.
      for (const { name, version, languages } of engines)
        infos.push({ engine: name, version, languages: [...languages], ...(await pool.describe(name)) });
      return infos;
    },
    states: () => pool.states(),
    close: () => pool.close(),
  };
}

/** One worker is always there, the others while there is work for them. */
const slotsFor = ({ name, startWorker, workers }: SpeechEngine, hangMs: number): SlotOptions[] =>
  Array.from({ length: workers }, (_, i) => ({
    engine: name,
    start: startWorker,
    hangMs,
    ...(i === 0 ? {} : { idleMs: reserveIdleMs }),
  }));
