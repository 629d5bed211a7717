/** Loads a model that listens, in its process, and says what calls it answers. */
import { existsSync } from 'node:fs';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { isOnline, prefersKeyterms } from '#contract/engine-models/listening.ts';
import sherpa, { type OnlineStream } from 'sherpa-onnx-node';
import { Refused, type Handlers } from '../../process/serve-calls.ts';
import type { CommitStream, OpenStream, PartResult, PushStream, RecognisePart, StreamResult } from '../part.ts';
import {
  activityConfig,
  denoiserConfig,
  diarisationConfig,
  languageConfig,
  punctuationConfig,
  recogniserConfig,
  type ListeningRuntime,
} from './runtime.ts';
import { writeKeyterms } from './keyterms.ts';
import { wordsOf } from './token-words.ts';

const rate = 16_000;

export async function loadListening(runtime: ListeningRuntime): Promise<Handlers> {
  await checkFiles(runtime);
  if (runtime.device === 'cuda') checkCuda();
  switch (runtime.kind) {
    case 'recognition':
      return isOnline(runtime.family) ? onlineRecogniser(runtime) : offlineRecogniser(runtime);
    case 'voice_activity':
      return voiceActivity(runtime);
    case 'diarisation':
      return diariser(runtime);
    case 'language_id':
      return languageIdentifier(runtime);
    case 'punctuation':
      return punctuator(runtime);
    case 'denoise':
      return denoiser(runtime);
  }
}

async function offlineRecogniser(runtime: ListeningRuntime): Promise<Handlers> {
  // Its constructor would end the process where this rejects.
  const recogniser = await sherpa.OfflineRecognizer.createAsync(recogniserConfig(runtime));
  /** Families that are told the language, and what they were told last. */
  const isTold = ['whisper', 'senseVoice', 'canary'].includes(runtime.family);
  let told = '';
  /** Searches for given terms; made when somebody first gives some, because it takes as much memory again. */
  let searching: Promise<InstanceType<typeof sherpa.OfflineRecognizer>> | undefined;
  const letters = prefersKeyterms(runtime) ? readFile(runtime.files.tokens ?? '', 'utf8') : '';

  async function recognise({ samples, language = '', translate = false, keyterms = [] }: RecognisePart) {
    const wanted = `${language} ${translate}`;
    if (isTold && wanted !== told && (told !== '' || language !== '' || translate)) {
      recogniser.setConfig(recogniserConfig(runtime, { language, translate }));
      told = wanted;
    }
    const terms = prefersKeyterms(runtime) ? writeKeyterms(keyterms, await letters) : '';
    if (terms !== '') {
      searching ??= sherpa.OfflineRecognizer.createAsync(recogniserConfig(runtime, { language, keyterms: true }));
      return decode(await searching, samples, terms);
    }
    return decode(recogniser, samples);
  }

  async function decode(from: InstanceType<typeof sherpa.OfflineRecognizer>, samples: Float32Array, terms?: string) {
    const stream = terms === undefined ? from.createStream() : from.createStream(terms);
    stream.acceptWaveform({ samples, sampleRate: rate });
    const result = await from.decodeAsync(stream);
    return wordsOf(result, samples.length / rate);
  }

  // The first run of a network allocates its memory and takes longest.
  await recognise({ samples: new Float32Array(rate) });
  return { recognise };
}

/** Seconds of silence after which the last words of a segment are out. */
const tailSeconds = 0.8;
const maxStreams = 64;

function onlineRecogniser(runtime: ListeningRuntime): Handlers {
  const recogniser = new sherpa.OnlineRecognizer(recogniserConfig(runtime));
  const streams = new Map<number, { stream: OnlineStream; samples: number }>();

  function run(stream: OnlineStream): string {
    while (recogniser.isReady(stream)) recogniser.decode(stream);
    return recogniser.getResult(stream).text.trim();
  }

  function finish(stream: OnlineStream, samples: number): PartResult {
    stream.acceptWaveform({ samples: new Float32Array(tailSeconds * rate), sampleRate: rate });
    stream.inputFinished();
    run(stream);
    return wordsOf(recogniser.getResult(stream), samples / rate);
  }

  function held(stream: number) {
    const found = streams.get(stream);
    if (!found) throw new Refused('there is no such conversation');
    return found;
  }

  return {
    recognise({ samples }: RecognisePart): PartResult {
      const stream = recogniser.createStream();
      stream.acceptWaveform({ samples, sampleRate: rate });
      return finish(stream, samples.length);
    },
    open({ stream }: OpenStream): void {
      if (streams.size >= maxStreams) throw new Refused('it follows too many conversations');
      streams.set(stream, { stream: recogniser.createStream(), samples: 0 });
    },
    push({ stream, samples }: PushStream): StreamResult {
      const one = held(stream);
      one.samples += samples.length;
      one.stream.acceptWaveform({ samples, sampleRate: rate });
      return { partial: run(one.stream) };
    },
    commit({ stream }: CommitStream): PartResult {
      const one = held(stream);
      const result = finish(one.stream, one.samples);
      streams.set(stream, { stream: recogniser.createStream(), samples: 0 });
      return result;
    },
    shut({ stream }: CommitStream): void {
      streams.delete(stream);
    },
  };
}

function voiceActivity(runtime: ListeningRuntime): Handlers {
  const frame = 320;
  const detectors = new Map<number, InstanceType<typeof sherpa.Vad>>();
  // What cannot be loaded ends the process now, and not at the first sound.
  let spare: InstanceType<typeof sherpa.Vad> | undefined = new sherpa.Vad(activityConfig(runtime), 30);
  return {
    detect({ stream, samples }: PushStream): Uint8Array {
      const vad = detectors.get(stream) ?? spare ?? new sherpa.Vad(activityConfig(runtime), 30);
      spare = undefined;
      detectors.set(stream, vad);
      return Uint8Array.from({ length: Math.floor(samples.length / frame) }, (_, i) => {
        vad.acceptWaveform(samples.slice(i * frame, (i + 1) * frame));
        const isSpeech = vad.isDetected();
        // It keeps the speech that it found until somebody takes it.
        while (!vad.isEmpty()) vad.pop();
        return isSpeech ? 1 : 0;
      });
    },
    shut({ stream }: CommitStream): void {
      detectors.delete(stream);
    },
  };
}

function diariser(runtime: ListeningRuntime): Handlers {
  const config = diarisationConfig(runtime);
  const diarisation = new sherpa.OfflineSpeakerDiarization(config);
  const extractor = new sherpa.SpeakerEmbeddingExtractor(config.embedding);
  /** Seconds of each speaker that tell the voice. */
  const voiceSeconds = 20;
  return {
    diarise({ samples, threshold }: { samples: Float32Array; threshold?: number }) {
      // A number of speakers is the most there are, not how many speak here: those of all windows are counted elsewhere.
      diarisation.setConfig({ clustering: { numClusters: -1, threshold: threshold ?? 0.5 } });
      const found = diarisation.process(samples).toSorted((a, b) => a.start - b.start);
      const order = [...new Set(found.map(({ speaker }) => speaker))];
      const turns = found.map(({ start, end, speaker }) => ({
        start,
        end,
        speaker: order.indexOf(speaker),
      }));
      const voices = order.map((_, speaker) => voiceOf(turns.filter((turn) => turn.speaker === speaker)));
      return { turns, voices };

      function voiceOf(own: readonly { start: number; end: number }[]): number[] {
        const stream = extractor.createStream();
        let seconds = 0;
        for (const { start, end } of own.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
          if (seconds >= voiceSeconds) break;
          const part = samples.slice(Math.round(start * rate), Math.round(end * rate));
          stream.acceptWaveform({ samples: part, sampleRate: rate });
          seconds += end - start;
        }
        stream.inputFinished();
        return extractor.isReady(stream) ? [...extractor.compute(stream, false)] : [];
      }
    },
  };
}

function languageIdentifier(runtime: ListeningRuntime): Handlers {
  const identifier = new sherpa.SpokenLanguageIdentification(languageConfig(runtime));
  return {
    identify({ samples }: { samples: Float32Array }): string {
      const stream = identifier.createStream();
      stream.acceptWaveform({ samples, sampleRate: rate });
      return identifier.compute(stream);
    },
  };
}

function punctuator(runtime: ListeningRuntime): Handlers {
  const config = punctuationConfig(runtime);
  const model =
    runtime.family === 'ctTransformer' ? new sherpa.OfflinePunctuation(config) : new sherpa.OnlinePunctuation(config);
  return { punctuate: ({ text }: { text: string }): string => model.addPunct(text) };
}

function denoiser(runtime: ListeningRuntime): Handlers {
  const denoisers = new Map<number, InstanceType<typeof sherpa.OnlineSpeechDenoiser>>();
  const first = new sherpa.OnlineSpeechDenoiser(denoiserConfig(runtime));
  if (first.sampleRate !== rate)
    throw new Error(`the model works at ${first.sampleRate} samples a second, not ${rate}`);
  return {
    denoise({ stream, samples }: PushStream): Float32Array {
      const model = denoisers.get(stream) ?? new sherpa.OnlineSpeechDenoiser(denoiserConfig(runtime));
      denoisers.set(stream, model);
      return model.run({ samples, sampleRate: rate, enableExternalBuffer: false }).samples ?? new Float32Array(0);
    },
    flush({ stream }: CommitStream): Float32Array {
      const rest = denoisers.get(stream)?.flush(false).samples ?? new Float32Array(0);
      denoisers.delete(stream);
      return rest;
    },
  };
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
async function checkFiles({ folder, files }: ListeningRuntime): Promise<void> {
  const home = await realpath(folder);
  for (const [role, name] of Object.entries(files)) {
    const file = await realpath(name).catch(() => undefined);
    const shown = path.relative(folder, name);
    if (file === undefined) throw new Error(`the file "${shown}" of the model (${role}) is missing`);
    if (!file.startsWith(`${home}${path.sep}`)) throw new Error(`the file "${shown}" is outside its model`);
  }
}
