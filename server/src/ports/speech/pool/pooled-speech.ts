/** The speech port over any list of engines; their workers are in one pool. */
import type { AudioFormat } from '#contract/speech/output-formats.ts';
import { findEngine, languagesOf, voicesOf, type SpeechEngine } from '../engines/engine.ts';
import type { EngineInfo, LocalModel, RemoteProvider, Speech } from '../port.ts';
import { supportOf } from '../text/pronunciations.ts';
import { splitSentences, splitText } from '../text/sentences.ts';
import { warningsOf } from '../text/warnings.ts';
import { gaplessTag, gaplessTagBytes } from '../codecs/gapless-tag.ts';
import { ChangingEngines } from './changing-engines.ts';
import type { MemoryLimitOptions } from './memory-limit.ts';
import { SpeechPool } from './speech-pool.ts';

/** The first engine starts with the server; the others' workers are loaded later, so that they do not slow its start. */
const otherEnginesDelayMs = 1500;
/** Milliseconds without work after which a worker that was started under load ends. */
const reserveIdleMs = 3_600_000;
/** Counts changes of the sound that are made outside the engines: chunks, settings, sound, encoding. */
const revision = 8;

export interface PooledSpeechOptions {
  maxQueued: number;
  hangMs: number;
  /** What the processes of all models may hold together. Absent: no limit. */
  memory?: MemoryLimitOptions | undefined;
  /** Makes the engine of a model of this machine. Absent: none starts. */
  makeModelEngine?: ((model: LocalModel) => SpeechEngine) | undefined;
  /** Makes the engine of a provider. Absent: none starts. */
  makeProviderEngine?: ((provider: RemoteProvider) => SpeechEngine) | undefined;
}

export function createPooledSpeech(builtIn: readonly SpeechEngine[], options: PooledSpeechOptions): Speech {
  const { maxQueued, hangMs, memory } = options;
  let engines = builtIn;
  const pool = new SpeechPool({ engines, maxQueued, hangMs, memory, reserveIdleMs, otherEnginesDelayMs });
  const models = new ChangingEngines(options.makeModelEngine ?? refuse);
  const providers = new ChangingEngines(options.makeProviderEngine ?? refuse);
  const apply = () => {
    engines = [...builtIn, ...models.engines, ...providers.engines];
    return pool.setEngines(engines);
  };
  // The first use of the segmenter loads its rules.
  splitText('Hello there. How are you today?');

  return {
    setModels: (all) => (models.set(all), apply()),
    setProviders: (all) => (providers.set(all), apply()),
    load: (engine) => pool.load(engine),
    speak: (input, signal) => pool.speak(input, signal),
    splitSentences,
    openEncoder: (format) => pool.openEncoder(format),
    lengthTag: (format, file) => (hasLengthTag(format) ? gaplessTag(format, file) : new Uint8Array(0)),
    lengthTagBytes: (format) => (hasLengthTag(format) ? gaplessTagBytes(format) : 0),
    warnings: (input) => warningsOf(engines, input),
    supportOf: (language, given) => supportOf(builtIn, language, given),
    languagesOf: (voice) => languagesOf(engines, voice),
    versionOf: (voice) =>
      `${voicesOf(voice)
        .map((one) => findEngine(engines, one)?.version ?? `${one.engine} (not installed)`)
        .join(' + ')} / ${revision}`,
    async describe() {
      const infos: EngineInfo[] = [];
      // One after the other: engines that load together are all ready late.
      for (const { name, version, languages, policy } of engines)
        if (!policy?.isLazy)
          infos.push({ engine: name, version, languages: [...languages], ...(await pool.describe(name)) });
      return infos;
    },
    states: () => pool.states(),
    close: () => pool.close(),
  };
}

const hasLengthTag = ({ codec }: AudioFormat) => codec === 'mp3';

function refuse(): never {
  throw new Error('this server has nothing to run it with');
}
