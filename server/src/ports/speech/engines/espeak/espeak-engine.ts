/** The engine espeak-ng, in a worker thread. */
import loadEspeak from '@echogarden/espeak-ng-emscripten';
import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten';
import type { EngineEvent } from '../../text/alignment.ts';
import { snapshotMemory } from './memory-snapshot.ts';
import type { SynthesisTask } from '../../pool/messages.ts';
import { pauseSeconds } from './espeak-pauses.ts';
import { toEngineText } from './espeak-text.ts';
import type { EspeakParameters } from './espeak-voice.ts';
import { Refused } from '../synthesizer.ts';
import type { WorkerEngine } from '../synthesizer.ts';

/** The sample rate of the engine. */
const rate = 22050;
/** The size of the buffer for a chunk's text in bytes; no chunk comes near it. */
const maxTextBytes = 1 << 16;

export async function loadEspeakEngine(): Promise<WorkerEngine<EspeakParameters> & { voices: number }> {
  const clock = Date.now;
  // The engine seeds its noise from the clock. Two workers, and two runs of the server, must make the same audio from
  // one seed, so the clock stands still.
  Date.now = () => 0;
  const loaded = await loadEspeak();
  const espeak = new loaded.eSpeakNGWorker();
  const voices = espeak.list_voices();
  const files = filesByName(voices);
  let voice = '';

  function setVoice(name: string): void {
    if (name === voice) return;
    voice = '';
    const [base = '', ...variant] = name.split('+');
    const file = files.get(base.toLowerCase()) ?? base;
    if (espeak.set_voice([file, ...variant].join('+')) !== 0) throw new Refused(`espeak-ng has no voice ${name}`);
    voice = name;
  }

  function apply(settings: EspeakParameters): void {
    setVoice(settings.voice);
    espeak.set_rate(settings.rate);
    espeak.set_pitch(settings.pitch);
    espeak.set_range(settings.range);
  }

  if (espeak.get_samplerate() !== rate) throw new Error(`espeak makes ${espeak.get_samplerate()} Hz`);
  apply({ voice: 'en-us', rate: 175, pitch: 50, range: 50 });
  // A long text grows the engine's memory, which must not happen after the snapshot. So one long text is spoken first.
  espeak.synthesize(' '.repeat(maxTextBytes), () => false);
  espeak.synthesize('Hello.', () => false);
  Date.now = clock;
  const restore = snapshotMemory(loaded);

  return {
    rate,
    voices: voices.length,
    speak(task, take) {
      if (task.isSeeded) {
        restore();
        voice = '';
      }
      apply(task.settings.parameters);
      return synthesize(task, take);
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
    espeak.synthesize(task.isMidClause ? `${text},` : text, (chunk, told) => {
      // No exception may pass through the engine's own stack frames.
      try {
        for (const event of told) events.push(...translate(event, origin));
        if (!chunk?.length) return false;
        const known = events;
        events = [];
        return take(chunk, known);
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
  // A voice's first language is its own; in the others it can only stand in.
  for (const { file, languages } of named) add(languages[0]?.name, file);
  for (const { file, languages } of named) for (const { name } of languages) add(name, file);
  return files;
}

function translate(event: EspeakEvent, origin: number[]): EngineEvent[] {
  const at = event.audio_position / 1000;
  if (event.type === 'phoneme') {
    const symbol = typeof event.id === 'string' ? event.id.trim() : '';
    return [{ kind: 'phoneme', at, symbol, position: 0, length: 0 }];
  }
  if (event.type !== 'word') return [];
  const position = origin[event.text_position - 1];
  if (position === undefined) return [];
  const end = origin[event.text_position + event.word_length - 2] ?? origin.at(-1) ?? position;
  return [{ kind: 'word', at, symbol: '', position, length: end - position + 1 }];
}
