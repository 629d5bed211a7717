/** The engine espeak-ng in its worker, over any build of the program. */
import type { EngineEvent } from '../../text/alignment.ts';
import type { SynthesisTask } from '../../pool/messages.ts';
import { pauseSeconds } from './espeak-pauses.ts';
import type { EspeakProgram, ProgramEvent } from './espeak-program.ts';
import { maxTextBytes, toEngineText } from './espeak-text.ts';
import type { EspeakParameters } from './espeak-voice.ts';
import { Refused } from '../synthesizer.ts';
import type { TakeSamples, WorkerEngine } from '../synthesizer.ts';

/** The sample rate of every build. */
const rate = 22050;

export interface EspeakEngine extends WorkerEngine<EspeakParameters> {
  speak(task: SynthesisTask<EspeakParameters>, take: TakeSamples): EngineEvent[];
  voices: number;
  hasVoice(name: string): boolean;
}

/** Without work for so long, the program is restarted for the next seeded chunk, which then need not wait for it. */
const idleMs = 5;
/** Who has asked for a seed asks for another one soon, or never. */
const seedMemoryMs = 600_000;

export function createEspeakEngine(program: EspeakProgram): EspeakEngine {
  const files = filesByName(program.voices);
  let voice = '';
  /** The program has spoken nothing since it was restarted. */
  let isFresh = false;
  let idle: NodeJS.Timeout | undefined;
  let lastSeed = -Infinity;

  function fileOf(name: string): string | undefined {
    const [base = '', ...variant] = name.split('+');
    const file = files.get(base.toLowerCase());
    return file === undefined ? undefined : [file, ...variant].join('+');
  }

  function apply(settings: EspeakParameters): void {
    if (settings.voice !== voice) {
      voice = '';
      const file = fileOf(settings.voice);
      if (file === undefined || !program.setVoice(file)) throw new Refused(`espeak-ng has no voice ${settings.voice}`);
      voice = settings.voice;
    }
    program.setDelivery(settings);
  }

  function restart(): void {
    program.restart();
    voice = '';
  }

  /** Prepares for another seeded chunk of the same voice while nobody waits, so that a seed costs no time. */
  function beginAfresh(settings: EspeakParameters): void {
    if (isFresh) return;
    restart();
    apply(settings);
    isFresh = true;
  }

  if (program.rate !== rate) throw new Error(`espeak makes ${program.rate} Hz`);
  return {
    rate,
    voices: program.voices.length,
    hasVoice: (name) => fileOf(name) !== undefined,
    speak(task, take) {
      const { parameters } = task.settings;
      if (task.isSeeded && !(isFresh && voice === parameters.voice)) restart();
      isFresh = false;
      apply(parameters);
      const events = synthesize(task, take);
      if (task.isSeeded) lastSeed = performance.now();
      clearTimeout(idle);
      if (performance.now() - lastSeed < seedMemoryMs) idle = setTimeout(() => beginAfresh(parameters), idleMs);
      return events;
    },
    pause: (pause, { settings }) => pauseSeconds(pause, settings.parameters.rate),
  };

  function synthesize(
    task: SynthesisTask<EspeakParameters>,
    take: (chunk: Int16Array, events: EngineEvent[]) => boolean,
  ): EngineEvent[] {
    const { text, origin } = toEngineText(task.text, task.pronunciations);
    if (Buffer.byteLength(text) > maxTextBytes - 2) throw new Refused('a chunk of the text is too long');
    let events: EngineEvent[] = [];
    let failure: unknown;
    // A chunk that ends between two words would sound like the end of a sentence. A comma keeps the voice up.
    program.synthesize(task.isMidClause ? `${text},` : text, (samples, told) => {
      // No exception may pass through the engine's own stack frames.
      try {
        for (const event of told) events.push(...translate(event, origin));
        if (samples.length === 0) return false;
        const known = events;
        events = [];
        return take(samples, known);
      } catch (error) {
        failure = error;
        return true;
      }
    });
    if (failure !== undefined) throw failure;
    return events;
  }
}

/** The engine loads voices by file name (`en`, `fr`), but people know them by language (`en-gb`, `fr-fr`). */
function filesByName(voices: { identifier: string; languages: { name: string }[] }[]): Map<string, string> {
  const files = new Map<string, string>();
  const add = (name: string | undefined, file: string) => {
    if (name && !files.has(name.toLowerCase())) files.set(name.toLowerCase(), file);
  };
  const named = voices.map(({ identifier, languages }) => ({ file: identifier.split('/').at(-1) ?? '', languages }));
  for (const { file } of named) add(file, file);
  for (const { identifier } of voices) add(identifier, identifier);
  // A voice's first language is its own; in the others it can only stand in.
  for (const { file, languages } of named) add(languages[0]?.name, file);
  for (const { file, languages } of named) for (const { name } of languages) add(name, file);
  return files;
}

function translate({ kind, at, position, length, symbol }: ProgramEvent, origin: number[]): EngineEvent[] {
  if (kind === 'phoneme') return [{ kind, at, symbol, position: 0, length: 0 }];
  const from = origin[position - 1];
  if (from === undefined) return [];
  const end = origin[position + length - 2] ?? origin.at(-1) ?? from;
  return [{ kind, at, symbol: '', position: from, length: end - from + 1 }];
}
