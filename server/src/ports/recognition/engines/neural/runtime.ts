/** What a process of a model that listens is told when it starts, and how that reads to the runtime's library. Pure. */
import path from 'node:path';
import { isOnline, prefersKeyterms } from '#contract/engine-models/listening.ts';
import { listeningRoles, type ListeningFamily, type ListeningKind } from '#contract/engine-models/manifest.ts';
import type { ListeningModel } from '../../port.ts';

export interface ListeningRuntime {
  kind: ListeningKind;
  family: ListeningFamily;
  folder: string;
  /** Absolute paths by role. */
  files: Record<string, string>;
  languages: string[];
  modelingUnit?: string | undefined;
  sampleRate: number;
  threads: number;
  device: 'cpu' | 'cuda';
}

/** @throws Error when the manifest names a file outside its folder, or lacks one that its family needs */
export function runtimeOf(
  { manifest, folder }: Pick<ListeningModel, 'manifest' | 'folder'>,
  { threads, device }: { threads: number; device: 'cpu' | 'cuda' },
): ListeningRuntime {
  const { kind, family, languages, modelingUnit, sampleRate = 16_000 } = manifest;
  const roles = listeningRoles(kind, family);
  if (!roles) throw new Error(`there is no family ${family} of the kind ${kind}`);
  const missing = roles.required.find((role) => !manifest.files[role]);
  if (missing) throw new Error(`the model has no file for "${missing}", which ${family} needs`);
  const known = new Set([...roles.required, ...roles.optional]);
  const files = Object.fromEntries(
    Object.entries(manifest.files)
      .filter(([role]) => known.has(role))
      .map(([role, name]) => [role, inside(folder, name)]),
  );
  return { kind, family, folder, files, languages, modelingUnit, sampleRate, threads, device };
}

function inside(folder: string, name: string): string {
  const file = path.resolve(folder, name);
  if (!file.startsWith(`${path.resolve(folder)}${path.sep}`))
    throw new Error(`the file "${name}" is outside its model`);
  return file;
}

const common = ({ threads, device }: ListeningRuntime) => ({ numThreads: threads, provider: device, debug: 0 });

/** What the library calls a family, where it differs. */
const libraryNames: Readonly<Record<string, string>> = {
  nemoTransducer: 'transducer',
  moonshineV2: 'moonshine',
  onlineTransducer: 'transducer',
  onlineParaformer: 'paraformer',
  onlineZipformerCtc: 'zipformer2Ctc',
  onlineNemoCtc: 'nemoCtc',
  onlineToneCtc: 'toneCtc',
};

/** @param language of what is spoken; families that need one are told it when it changes */
export function recogniserConfig(
  runtime: ListeningRuntime,
  { language = '', translate = false, keyterms = false } = {},
) {
  const { family, files, sampleRate } = runtime;
  const { tokens, bpeVocab, ...graphs } = files;
  const modelConfig: Record<string, unknown> = {
    ...common(runtime),
    tokens,
    ...(bpeVocab === undefined ? {} : { bpeVocab }),
    ...(prefersKeyterms(runtime) ? { modelingUnit: runtime.modelingUnit ?? 'bpe' } : {}),
    ...(family === 'nemoTransducer' ? { modelType: 'nemo_transducer' } : {}),
    // This family has its only file as a value.
    ...(family === 'teleSpeechCtc'
      ? { teleSpeechCtc: graphs.model }
      : { [libraryNames[family] ?? family]: { ...graphs, ...optionsOf(runtime, language, translate) } }),
  };
  return {
    featConfig: { sampleRate, featureDim: 80 },
    modelConfig,
    // Only this search prefers terms; the other one is quicker.
    decodingMethod: keyterms && prefersKeyterms(runtime) ? 'modified_beam_search' : 'greedy_search',
    ...(isOnline(family) ? { enableEndpoint: false } : {}),
  };
}

function optionsOf({ family, languages }: ListeningRuntime, language: string, translate: boolean): object {
  const main = languages[0] ?? 'en';
  switch (family) {
    case 'whisper':
      return { language, task: translate ? 'translate' : 'transcribe', enableTokenTimestamps: true, tailPaddings: -1 };
    case 'senseVoice':
      return { language: language || 'auto', useInverseTextNormalization: 1 };
    case 'canary':
      return { srcLang: language || main, tgtLang: translate ? 'en' : language || main, usePnc: 1 };
    default:
      return {};
  }
}

export const activityConfig = (runtime: ListeningRuntime) => ({
  [runtime.family]: {
    model: runtime.files.model,
    ...{ threshold: 0.5, minSilenceDuration: 0.1, minSpeechDuration: 0.1, maxSpeechDuration: 20 },
    windowSize: runtime.family === 'tenVad' ? 256 : 512,
  },
  sampleRate: 16_000,
  ...common(runtime),
});

export const diarisationConfig = (runtime: ListeningRuntime) => ({
  segmentation: { pyannote: { model: runtime.files.segmentation }, ...common(runtime) },
  embedding: { model: runtime.files.embedding, ...common(runtime) },
  clustering: { numClusters: -1, threshold: 0.5 },
  minDurationOn: 0.2,
  minDurationOff: 0.5,
});

export const languageConfig = (runtime: ListeningRuntime) => ({
  whisper: { encoder: runtime.files.encoder, decoder: runtime.files.decoder, tailPaddings: -1 },
  ...common(runtime),
});

export const punctuationConfig = (runtime: ListeningRuntime) => ({
  model:
    runtime.family === 'ctTransformer'
      ? { ctTransformer: runtime.files.model, ...common(runtime) }
      : { cnnBilstm: runtime.files.model, bpeVocab: runtime.files.bpeVocab, ...common(runtime) },
});

export const denoiserConfig = (runtime: ListeningRuntime) => ({
  model: { [runtime.family]: { model: runtime.files.model }, ...common(runtime) },
});
