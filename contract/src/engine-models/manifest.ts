/**
 * What a model of an engine says of itself: the file `model.json` in its folder, and an entry of the catalog. Paths are
 * relative to the model's folder, with `/`, and never leave it.
 */
import { z } from 'zod';
import { hostedModelIds } from '../models/model-ids.ts';

/** What a model is for. */
export const modelKinds = ['speech'] as const;

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

export const ModelManifest = z
  .strictObject({
    /** The version of this format. */
    format: z.literal(1),
    id: z.string().regex(/^[a-z0-9](?:[a-z0-9._-]{0,62}[a-z0-9])?$/, 'give small letters, digits, dots and hyphens'),
    kind: z.enum(modelKinds),
    family: z.enum(Object.keys(speechFamilies) as [SpeechFamily, ...SpeechFamily[]]),
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
    languages: z.array(LanguageCode).min(1).max(200),
    sampleRate: z.int().min(8000).max(96_000),
    speakers: z.array(ModelSpeaker).min(1).max(2000),
    /** Which file has which role of its family. Several are separated by commas, as the runtime takes them. */
    files: z.record(z.string(), z.string().min(1).max(2000)),
    /** SHA-256 of each file, in hexadecimal. */
    checksums: z.record(RelativePath, z.string().regex(/^[0-9a-f]{64}$/)),
    /** The `model_id`s of the public API that it may serve. */
    serves: z.array(z.enum(hostedModelIds)),
    /** The memory of a process that has loaded it, where somebody measured it. */
    memoryMegabytes: z.int().positive().optional(),
  })
  .meta({ id: 'ModelManifest' });
export type ModelManifest = z.output<typeof ModelManifest>;
