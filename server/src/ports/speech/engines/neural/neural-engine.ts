/** A neural model in its process. */
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import sherpa, { type GenerationConfig, type OfflineTts } from 'sherpa-onnx-node';
import type { SynthesisTask } from '../../pool/messages.ts';
import type { EngineEvent } from '../../text/alignment.ts';
import type { Pause } from '../../text/sentences.ts';
import { Refused, type TakeSamples, type WorkerEngine } from '../synthesizer.ts';
import { alignTo, estimateWords } from './align/align.ts';
import { createReferenceSpeaker, type SpokenReference } from './align/spoken-reference.ts';
import { extrasFor } from './generation-extras.ts';
import { toNeuralText } from './neural-text.ts';
import type { NeuralParameters } from './neural-voice.ts';
import { readReference, type ReferenceRecording } from './reference-recording.ts';
import { libraryConfig, type NeuralRuntime } from './runtime.ts';
import { soundSpan, toInt16 } from './sound-span.ts';

type Task = SynthesisTask<NeuralParameters>;

/** Seconds between two clauses at speed 1. A model's own pauses stay within its sentences. */
const pauses: Record<Pause, number> = {
  none: 0,
  comma: 0.15,
  clause: 0.2,
  sentence: 0.35,
  exclamation: 0.38,
  paragraph: 0.6,
};
/** Minutes of sound that no sentence has. */
const maxMinutes = 5;

export async function loadNeuralEngine(
  runtime: NeuralRuntime,
): Promise<{ engine: WorkerEngine<NeuralParameters>; voices: number }> {
  await checkFiles(runtime);
  if (runtime.device === 'cuda') checkCuda();
  const recordings = await readRecordings(runtime);
  const [tts, references] = await Promise.all([
    // The constructor of the library ends the process where this rejects. It loads in a thread of its own.
    sherpa.OfflineTts.createAsync(libraryConfig(runtime)),
    createReferenceSpeaker(),
  ]);
  const isCloning = recordings.size > 0;
  const voices = isCloning ? recordings.size : Math.max(1, tts.numSpeakers);
  if (!(tts.sampleRate >= 4000)) throw new Error(`the model makes ${tts.sampleRate} samples a second`);
  const engine: WorkerEngine<NeuralParameters> = {
    rate: tts.sampleRate,
    async speak(task, take, signal) {
      const { sid } = task.settings.parameters;
      const recording = recordings.get(sid);
      if (isCloning ? !recording : !(sid >= 0 && sid < voices)) throw new Refused(`the model has no speaker ${sid}`);
      const text = toNeuralText(task.text, task.isMidClause);
      if (!/[\p{L}\p{N}]/u.test(text)) return [];
      const config = { ...extrasFor(runtime.family, task.settings.parameters), ...recording };
      return generate(task, { text, config }, take, signal);
    },
    pause: (pause, { settings }) => pauses[pause] / Math.max(0.5, settings.parameters.speed),
  };
  await warmUp(tts, runtime, recordings);
  return { engine, voices };

  async function generate(
    task: Task,
    { text, config }: { text: string; config: Partial<GenerationConfig> },
    take: TakeSamples,
    signal: AbortSignal,
  ): Promise<EngineEvent[]> {
    const { sid, speed, language } = task.settings.parameters;
    const makeSound = (of: string) =>
      tts.generateAsync({
        text: of,
        generationConfig: { sid, speed, silenceScale: 1, ...config },
        enableExternalBuffer: false,
        onProgress: () => !signal.aborted,
      });
    const [made, reference] = await Promise.all([
      makeSound(text).catch(async (error: Error) => {
        if (signal.aborted) return undefined;
        // Some readers leave out a single letter that no mark follows.
        if (/no audio/.test(error.message)) return makeSound(`${text}.`).catch(() => undefined);
        throw new Refused(`the model cannot speak this: ${error.message}`);
      }),
      // The model works in a thread of the library meanwhile.
      Promise.resolve().then((): SpokenReference | undefined => references.speak(task.text, language, speed)),
    ]);
    if (!made || signal.aborted || made.samples.length === 0) return [];
    if (made.sampleRate !== tts.sampleRate) throw new Error(`the model made ${made.sampleRate} samples a second`);
    if (made.samples.length > maxMinutes * 60 * tts.sampleRate)
      throw new Refused(`the model made more than ${maxMinutes} minutes of sound for one sentence`);
    const { from, to } = soundSpan(made.samples, tts.sampleRate);
    const samples = toInt16(made.samples.subarray(from, to));
    // Sound goes out before its times are known, so that nobody waits for them.
    if (take(samples)) return [];
    return reference ? alignTo(reference, samples, tts.sampleRate) : estimateWords(task.text, samples, tts.sampleRate);
  }
}

/** The first run of a network allocates its memory and takes longest. */
async function warmUp(tts: OfflineTts, runtime: NeuralRuntime, recordings: Map<number, ReferenceRecording>) {
  const [sid = 0, recording] = [...recordings][0] ?? [];
  const parameters = { sid, speed: 1, language: runtime.languages[0] ?? 'en' };
  await tts.generateAsync({
    text: 'a 1.',
    generationConfig: { sid, speed: 1, silenceScale: 1, ...extrasFor(runtime.family, parameters), ...recording },
    enableExternalBuffer: false,
  });
}

async function readRecordings({ speakers }: NeuralRuntime): Promise<Map<number, ReferenceRecording>> {
  const recordings = new Map<number, ReferenceRecording>();
  for (const { sid, reference } of speakers) if (reference) recordings.set(sid, await readReference(reference));
  return recordings;
}

/** Without its own libraries for CUDA the runtime would go on with the processor, and say so to nobody. */
function checkCuda(): void {
  const runtime = `sherpa-onnx-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const library = new URL('./libonnxruntime_providers_cuda.so', import.meta.resolve(runtime));
  if (!existsSync(library))
    throw new Error(
      `MODEL_DEVICE is cuda, but the package ${runtime} has no library for it: put a build with CUDA there`,
    );
}

/** A link may lead out of the model's folder, and a missing file is named here and not by the library. */
async function checkFiles({ folder, files, speakers }: NeuralRuntime): Promise<void> {
  const home = await realpath(folder);
  const named = Object.entries(files).flatMap(([role, names]) => names.split(',').map((name) => ({ role, name })));
  for (const { reference } of speakers) if (reference) named.push({ role: 'reference', name: reference.audio });
  for (const { role, name } of named) {
    const file = await realpath(name).catch(() => undefined);
    const shown = path.relative(folder, name);
    if (file === undefined) throw new Error(`the file "${shown}" of the model (${role}) is missing`);
    if (!file.startsWith(`${home}${path.sep}`)) throw new Error(`the file "${shown}" is outside its model`);
  }
}
