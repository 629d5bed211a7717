/** Worker thread: one espeak-ng and the encoders; speaks stretch after stretch, whosever they are. */
import { createRequire } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import loadEspeak from '@echogarden/espeak-ng-emscripten';
import type { EspeakEvent } from '@echogarden/espeak-ng-emscripten';
import { align, findGap, repair } from './alignment.ts';
import type { EngineEvent } from './alignment.ts';
import { concat, loadEncoders } from './encoder.ts';
import { nativeRate } from './espeak-messages.ts';
import type { EspeakSettings, FromWorker, Task, WorkerSetup } from './espeak-messages.ts';
import { pauseSeconds } from './pauses.ts';
import { toEngineText } from './plain-text.ts';
import { join } from './resampler.ts';

/**
 * The first steps of a speech go out as they are made (100 ms); later ones are put together, for fewer messages. In the
 * first stretch they stay short (0.4 s), as the listener has little in hand yet; after it they are 1 s.
 */
const smallSteps = 4;
const earlyStep = nativeRate * 0.4;
const laterStep = nativeRate;

const port = parentPort;
if (!port) throw new Error('espeak.worker runs as a worker thread only');
const { cancel } = workerData as WorkerSetup;
const [espeakModule, encoders] = await Promise.all([loadEspeak(), loadEncoders(nativeRate)]);
const espeak = new espeakModule.eSpeakNGWorker();
if (espeak.get_samplerate() !== nativeRate) throw new Error(`espeak makes ${espeak.get_samplerate()} Hz`);
const voices = espeak.list_voices();
const voiceFiles = filesByName();
let voice = '';

const tell = (message: FromWorker) =>
  port.postMessage(message, 'audio' in message ? [message.audio.buffer as ArrayBuffer] : []);

/** The engine loads voices by file name (`en`, `fr`); people know them by language (`en-gb`, `fr-fr`). */
function filesByName(): Map<string, string> {
  const files = new Map<string, string>();
  const add = (name: string | undefined, file: string) => {
    if (name && !files.has(name.toLowerCase())) files.set(name.toLowerCase(), file);
  };
  const named = voices.map(({ identifier, languages }) => ({ file: identifier.split('/').at(-1) ?? '', languages }));
  for (const { file } of named) add(file, file);
  // A voice's first language is its own; the others are those it can stand in for.
  for (const { file, languages } of named) add(languages[0]?.name, file);
  for (const { file, languages } of named) for (const { name } of languages) add(name, file);
  return files;
}

/** @returns false when there is no such voice. */
function setVoice(name: string): boolean {
  if (name === voice) return true;
  voice = '';
  const [base = '', ...variant] = name.split('+');
  const file = voiceFiles.get(base.toLowerCase()) ?? base;
  if (espeak.set_voice([file, ...variant].join('+')) !== 0) return false;
  voice = name;
  return true;
}

/** @returns false when there is no such voice. */
function apply(settings: EspeakSettings): boolean {
  if (!setVoice(settings.voice)) return false;
  espeak.set_rate(settings.rate);
  espeak.set_pitch(settings.pitch);
  espeak.set_range(settings.range);
  return true;
}

async function speak(task: Task): Promise<void> {
  if (!apply(task.settings)) {
    tell({ kind: 'refused', reason: `espeak-ng has no voice ${task.settings.voice}` });
    return;
  }
  const encoder = await encoders.open(task.format, task.first);
  let samples = 0;
  let steps = 0;
  let waiting: Int16Array[] = [];
  let waitingSamples = 0;
  const encodeWaiting = () => {
    const audio = encoder.encode(join(waiting));
    waiting = [];
    waitingSamples = 0;
    return audio;
  };
  const take = (chunk: Int16Array) => {
    samples += chunk.length;
    waiting.push(chunk);
    waitingSamples += chunk.length;
    const small = task.first && steps < smallSteps;
    if (!small && waitingSamples < (task.first ? earlyStep : laterStep)) return;
    steps += 1;
    tell({ kind: 'audio', audio: encodeWaiting(), seconds: samples / nativeRate });
  };

  const { events, cancelled } = synthesize(task, take);
  if (cancelled) tell({ kind: 'end', audio: new Uint8Array(0), seconds: samples / nativeRate });
  else {
    const audio = encodeWaiting();
    const end = encoder.end(pauseSeconds(task.pause, task.settings.rate), task.last);
    const { seconds } = end;
    tell({ kind: 'end', audio: concat([audio, end.audio]), seconds, ...timings(task, events, seconds) });
  }
  encoder.release();
}

function synthesize(task: Task, take: (chunk: Int16Array) => void): { events: EngineEvent[]; cancelled: boolean } {
  const { text, origin } = toEngineText(task.text);
  // A stretch cut between two words would end like a sentence; a comma keeps the voice up.
  const tail = !task.last && task.pause === 'none' ? ',' : '';
  const events: EngineEvent[] = [];
  let cancelled = false;
  let failure: unknown;
  espeak.synthesize(text + tail, (chunk, told) => {
    // Nothing may be thrown through the engine's frames.
    try {
      for (const event of told) events.push(...translate(event, origin));
      if (chunk?.length) take(chunk);
    } catch (error) {
      failure = error;
    }
    cancelled = Atomics.load(cancel, 0) === task.id;
    return cancelled || failure !== undefined;
  });
  if (failure !== undefined) throw failure;
  return { events, cancelled };
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

function timings(task: Task, events: EngineEvent[], seconds: number) {
  const alignment = align(task.text, events, seconds);
  const message = findGap(alignment, task.text, seconds);
  if (message === undefined) return { alignment };
  return { alignment: repair(alignment, task.text, seconds), warning: { code: 'alignment_gap', message } };
}

/** The first calls run uncompiled code and load the dictionary; nobody should wait for that. */
async function warmUp(): Promise<void> {
  apply({ voice: 'en-us', rate: 175, pitch: 50, range: 50 });
  const mp3 = {
    name: 'mp3_44100_128',
    codec: 'mp3',
    sampleRate: 44100,
    kbps: 128,
    contentType: '',
    extension: '',
  } as const;
  for (let i = 0; i < 3; i++) {
    const encoder = await encoders.open(mp3, true);
    espeak.synthesize('Good morning, and welcome to the studio.', (chunk) => {
      if (chunk?.length) encoder.encode(chunk);
      return false;
    });
    encoder.end(0.1, false);
    encoder.release();
  }
  align('Hello, world.', [], 1);
}

await warmUp();
// A failure here is the worker's end; the pool replaces it.
port.on('message', (task: Task) => void speak(task));
const manifest = createRequire(import.meta.url)('@echogarden/espeak-ng-emscripten/package.json') as { version: string };
tell({ kind: 'ready', version: manifest.version, voices: voices.length });
