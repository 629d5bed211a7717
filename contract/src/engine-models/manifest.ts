/**
 * What a model of an engine says of itself: the file `model.json` in its folder, and an entry of the catalog. Paths are
 * relative to the model's folder, with `/`, and never leave it.
 */
import { z } from 'zod';
import { hostedModelIds, hostedRecognitionIds } from '../models/model-ids.ts';

/** What a model is for. */
export const modelKinds = [
  'speech',
  'recognition',
  'voice_activity',
  'diarisation',
  'language_id',
  'punctuation',
  'denoise',
] as const;
export type ModelKind = (typeof modelKinds)[number];

/** The networks that speak, as the runtime names them, each with the roles of its files. */
export const speechFamilies = {
  vits: { required: ['model', 'tokens'], optional: ['lexicon', 'dataDir', 'ruleFsts', 'ruleFars'], isCloning: false },
  matcha: {
    required: ['acousticModel', 'vocoder', 'tokens'],
    optional: ['lexicon', 'dataDir', 'ruleFsts', 'ruleFars'],
    isCloning: false,
  },
  kokoro: {
    required: ['model', 'voices', 'tokens', 'dataDir'],
    optional: ['lexicon', 'ruleFsts', 'ruleFars'],
    isCloning: false,
  },
  kitten: { required: ['model', 'voices', 'tokens', 'dataDir'], optional: ['ruleFsts', 'ruleFars'], isCloning: false },
  supertonic: {
    required: [
      'durationPredictor',
      'textEncoder',
      'vectorEstimator',
      'vocoder',
      'ttsJson',
      'unicodeIndexer',
      'voiceStyle',
    ],
    optional: [],
    isCloning: false,
  },
  zipvoice: {
    required: ['tokens', 'encoder', 'decoder', 'vocoder'],
    optional: ['dataDir', 'lexicon', 'ruleFsts', 'ruleFars'],
    isCloning: true,
  },
  pocket: {
    required: ['lmFlow', 'lmMain', 'encoder', 'decoder', 'textConditioner', 'vocabJson', 'tokenScoresJson'],
    optional: [],
    isCloning: true,
  },
} as const satisfies Record<string, { required: string[]; optional: string[]; isCloning: boolean }>;

export type SpeechFamily = keyof typeof speechFamilies;

interface ListeningRoles {
  required: readonly string[];
  optional: readonly string[];
}

const oneGraph = { required: ['model', 'tokens'], optional: ['bpeVocab'] } as const;
const threeGraphs = { required: ['encoder', 'decoder', 'joiner', 'tokens'], optional: ['bpeVocab'] } as const;
const twoGraphs = { required: ['encoder', 'decoder', 'tokens'], optional: [] } as const;

/** The networks that listen, by the kind of model, each with the roles of its files. */
export const listeningFamilies = {
  recognition: {
    whisper: twoGraphs,
    transducer: threeGraphs,
    nemoTransducer: threeGraphs,
    paraformer: oneGraph,
    nemoCtc: oneGraph,
    zipformerCtc: oneGraph,
    wenetCtc: oneGraph,
    omnilingual: oneGraph,
    dolphin: oneGraph,
    teleSpeechCtc: oneGraph,
    senseVoice: oneGraph,
    fireRedAsr: twoGraphs,
    canary: twoGraphs,
    moonshine: { required: ['preprocessor', 'encoder', 'uncachedDecoder', 'cachedDecoder', 'tokens'], optional: [] },
    moonshineV2: { required: ['encoder', 'mergedDecoder', 'tokens'], optional: [] },
    onlineTransducer: threeGraphs,
    onlineParaformer: twoGraphs,
    onlineZipformerCtc: oneGraph,
    onlineNemoCtc: oneGraph,
    onlineToneCtc: oneGraph,
  },
  voice_activity: {
    sileroVad: { required: ['model'], optional: [] },
    tenVad: { required: ['model'], optional: [] },
  },
  diarisation: { pyannote: { required: ['segmentation', 'embedding'], optional: [] } },
  language_id: { whisperLanguageId: { required: ['encoder', 'decoder'], optional: [] } },
  punctuation: {
    ctTransformer: { required: ['model'], optional: [] },
    cnnBilstm: { required: ['model', 'bpeVocab'], optional: [] },
  },
  denoise: {
    gtcrn: { required: ['model'], optional: [] },
    dpdfnet: { required: ['model'], optional: [] },
  },
} as const satisfies Record<Exclude<ModelKind, 'speech'>, Record<string, ListeningRoles>>;

export type ListeningKind = keyof typeof listeningFamilies;
export type ListeningFamily = { [K in ListeningKind]: keyof (typeof listeningFamilies)[K] }[ListeningKind];

export const listeningKinds = Object.keys(listeningFamilies) as ListeningKind[];
const listeningFamilyNames = Object.values(listeningFamilies).flatMap((of) => Object.keys(of)) as ListeningFamily[];

/** Every network there is. */
export const modelFamilies = [...Object.keys(speechFamilies), ...listeningFamilyNames] as [
  SpeechFamily | ListeningFamily,
  ...(SpeechFamily | ListeningFamily)[],
];

/** The roles of the files of a network that listens. */
export function listeningRoles(kind: ListeningKind, family: string): ListeningRoles | undefined {
  const families: Readonly<Record<string, ListeningRoles>> = listeningFamilies[kind];
  return Object.hasOwn(families, family) ? families[family] : undefined;
}

const RelativePath = z
  .string()
  .min(1)
  .max(300)
  .refine((path) => path.split('/').every((part) => part !== '' && part !== '.' && part !== '..'), {
    error: 'give a path inside the folder of the model',
  })
  .refine((path) => !/[\p{Cc}\\]/u.test(path) && !/^[A-Za-z]:/.test(path), {
    error: 'give a relative path with /',
  });

const LanguageCode = z.string().regex(/^[a-z]{2,3}$/, 'give an ISO 639 code such as `en`');

/** A voice of a model. */
export const ModelSpeaker = z.strictObject({
  /** The number that the network knows it by. A cloning model has one speaker for each recording that it copies. */
  sid: z.int().min(0).max(100_000),
  name: z.string().min(1).max(100),
  /** Its own language, where it is not the model's first. */
  language: LanguageCode.optional(),
  gender: z.enum(['female', 'male']).optional(),
  age: z.enum(['young', 'middle_aged', 'old']).optional(),
  accent: z.string().max(40).optional(),
  /** The recording that a cloning model copies, with the words that are spoken in it. */
  reference: z.strictObject({ audio: RelativePath, text: z.string().max(1000) }).optional(),
});
export type ModelSpeaker = z.output<typeof ModelSpeaker>;

/** What every model says of itself. */
const about = {
  /** The version of this format. */
  format: z.literal(1),
  id: z.string().regex(/^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/, 'give small letters, digits, dots and hyphens'),
  name: z.string().min(1).max(100),
  description: z.string().max(500),
  /** The publisher's own version; part of the cache's key beside the checksums. */
  version: z.string().max(60),
  license: z.strictObject({
    /** An SPDX identifier where there is one. */
    name: z.string().min(1).max(60),
    url: z.url({ protocol: /^https$/ }).optional(),
    /** Whether audio of it may be sold. Null: its license does not say. */
    allowsCommercialUse: z.boolean().nullable(),
  }),
  /** Which file has which role of its family. Several are separated by commas, as the runtime takes them. */
  files: z.record(z.string(), z.string().min(1).max(2000)),
  /** SHA-256 of each file, in hexadecimal. */
  checksums: z.record(RelativePath, z.string().regex(/^[0-9a-f]{64}$/)),
  /** The memory of a process that has loaded it, where somebody measured it. */
  memoryMegabytes: z.int().positive().optional(),
};

/** A model that speaks. */
export const SpeechManifest = z
  .strictObject({
    ...about,
    kind: z.literal('speech'),
    family: z.enum(Object.keys(speechFamilies) as [SpeechFamily, ...SpeechFamily[]]),
    languages: z.array(LanguageCode).min(1).max(200),
    sampleRate: z.int().min(8000).max(96_000),
    speakers: z.array(ModelSpeaker).min(1).max(2000),
    /** The `model_id`s of the public API that it may serve. */
    serves: z.array(z.enum(hostedModelIds)),
  })
  .meta({ id: 'SpeechModelManifest' });
export type SpeechManifest = z.output<typeof SpeechManifest>;

/** A model that listens: it recognises speech, or helps with that, or takes noise away. */
export const ListeningManifest = z
  .strictObject({
    ...about,
    kind: z.enum(listeningKinds),
    family: z.enum(listeningFamilyNames),
    /** What it understands, the main one first. Empty: it does not depend on the language. */
    languages: z.array(LanguageCode).max(200),
    /** What it works at, where that is not 16,000 samples a second. */
    sampleRate: z.int().min(8000).max(96_000).optional(),
    /** What its tokens are, where terms may be preferred: pieces of words need `bpeVocab`. */
    modelingUnit: z.enum(['bpe', 'cjkchar', 'cjkchar+bpe']).optional(),
    /** It writes capitals and punctuation. */
    writesPunctuation: z.boolean().optional(),
    /** The `model_id`s of the public API that it may serve. */
    serves: z.array(z.enum(hostedRecognitionIds)),
  })
  .refine(({ kind, family }) => listeningRoles(kind, family) !== undefined, {
    error: 'give a family of its kind',
    path: ['family'],
  })
  .meta({ id: 'ListeningModelManifest' });
export type ListeningManifest = z.output<typeof ListeningManifest>;

export const ModelManifest = z.union([SpeechManifest, ListeningManifest]).meta({ id: 'ModelManifest' });
export type ModelManifest = z.output<typeof ModelManifest>;

export const speaks = (manifest: ModelManifest): manifest is SpeechManifest => manifest.kind === 'speech';

/** The roles of a model's files. */
export const rolesOf = (manifest: ModelManifest): ListeningRoles =>
  speaks(manifest)
    ? speechFamilies[manifest.family]
    : (listeningRoles(manifest.kind, manifest.family) ?? { required: [], optional: [] });

/** The voices of a model; none of one that listens. */
export const speakersOf = (manifest: ModelManifest): ModelSpeaker[] => (speaks(manifest) ? manifest.speakers : []);
