/** The documented model ids, mapped to the engine that serves them here. One table. */
import type { HostedModelId } from '#contract/models/model-ids.ts';
import type { Model } from '#contract/models/types.ts';

/** What is the same for every workspace. */
export type ModelTerms = Omit<Model, 'engines'>;

interface Row {
  id: HostedModelId;
  name: string;
  description: string;
  /** Credits a character. */
  factor: number;
  /** Characters a request, on a paid plan and on the free one. */
  limit: number;
  freeLimit: number;
  languages: 'en' | 'all';
  group: 'standard' | 'turbo';
}

const rows: Row[] = [
  {
    id: 'eleven_multilingual_v2',
    name: 'Multilingual v2',
    description:
      'The default: every language, the language of the text is detected. Spoken by the engine of the voice.',
    factor: 1,
    limit: 10_000,
    freeLimit: 10_000,
    languages: 'all',
    group: 'standard',
  },
  {
    id: 'eleven_v3',
    name: 'v3',
    description: 'Accepted for programs that ask for it; the same speech as Multilingual v2 on this server.',
    factor: 1,
    limit: 3_000,
    freeLimit: 3_000,
    languages: 'all',
    group: 'standard',
  },
  {
    id: 'eleven_flash_v2_5',
    name: 'Flash v2.5',
    description: 'Half the credits and longer texts; the same speech on this server.',
    factor: 0.5,
    limit: 40_000,
    freeLimit: 40_000,
    languages: 'all',
    group: 'turbo',
  },
  {
    id: 'eleven_turbo_v2_5',
    name: 'Turbo v2.5',
    description: 'Half the credits; the same speech on this server.',
    factor: 0.5,
    limit: 40_000,
    freeLimit: 40_000,
    languages: 'all',
    group: 'turbo',
  },
  {
    id: 'eleven_flash_v2',
    name: 'Flash v2',
    description: 'English only, at half the credits.',
    factor: 0.5,
    limit: 30_000,
    freeLimit: 30_000,
    languages: 'en',
    group: 'turbo',
  },
  {
    id: 'eleven_turbo_v2',
    name: 'Turbo v2',
    description: 'English only, at half the credits.',
    factor: 0.5,
    limit: 30_000,
    freeLimit: 30_000,
    languages: 'en',
    group: 'turbo',
  },
  {
    id: 'eleven_monolingual_v1',
    name: 'English v1',
    description: 'English only; the first English model id, kept for old programs.',
    factor: 1,
    limit: 10_000,
    freeLimit: 10_000,
    languages: 'en',
    group: 'standard',
  },
  {
    id: 'eleven_multilingual_v1',
    name: 'Multilingual v1',
    description: 'The first multilingual model id, kept for old programs.',
    factor: 1,
    limit: 10_000,
    freeLimit: 10_000,
    languages: 'all',
    group: 'standard',
  },
];

/** Languages of the public models, all of which espeak-ng speaks (flite: English). */
const languageNames: Record<string, string> = {
  en: 'English',
  ja: 'Japanese',
  zh: 'Chinese',
  de: 'German',
  hi: 'Hindi',
  fr: 'French',
  ko: 'Korean',
  pt: 'Portuguese',
  it: 'Italian',
  es: 'Spanish',
  ru: 'Russian',
  id: 'Indonesian',
  nl: 'Dutch',
  tr: 'Turkish',
  pl: 'Polish',
  sv: 'Swedish',
  bg: 'Bulgarian',
  ro: 'Romanian',
  ar: 'Arabic',
  cs: 'Czech',
  el: 'Greek',
  fi: 'Finnish',
  hr: 'Croatian',
  ms: 'Malay',
  sk: 'Slovak',
  da: 'Danish',
  ta: 'Tamil',
  uk: 'Ukrainian',
  hu: 'Hungarian',
  no: 'Norwegian',
  vi: 'Vietnamese',
};

export const isModelLanguage = (language: string): boolean => Object.hasOwn(languageNames, language);

const speakingModels: ModelTerms[] = rows.map((row) => ({
  model_id: row.id,
  name: row.name,
  description: row.description,
  can_be_finetuned: false,
  can_do_text_to_speech: true,
  can_do_voice_conversion: false,
  can_use_style: true,
  can_use_speaker_boost: true,
  serves_pro_voices: false,
  token_cost_factor: row.factor,
  requires_alpha_access: false,
  max_characters_request_free_user: row.freeLimit,
  max_characters_request_subscribed_user: row.limit,
  maximum_text_length_per_request: row.limit,
  languages: Object.entries(languageNames)
    .filter(([id]) => row.languages === 'all' || id === 'en')
    .map(([language_id, name]) => ({ language_id, name })),
  model_rates: { character_cost_multiplier: row.factor },
  concurrency_group: row.group,
}));

/** Those that turn speech into another voice: what is said is spoken again at the same times, by whoever speaks the voice. */
const conversionRows = [
  {
    model_id: 'eleven_multilingual_sts_v2',
    name: 'Multilingual v2',
    description: 'Turns speech of any language that is recognised into another voice, at the timing of the recording.',
    languages: 'all',
  },
  {
    model_id: 'eleven_english_sts_v2',
    name: 'English v2',
    description: 'Turns English speech into another voice, at the timing of the recording.',
    languages: 'en',
  },
] as const;

export const defaultConversionModelId = 'eleven_english_sts_v2';

const conversionModels: ModelTerms[] = conversionRows.map(({ languages, ...row }) => ({
  ...speakingModels[0]!,
  ...row,
  languages: speakingModels[0]!.languages.filter(({ language_id }) => languages === 'all' || language_id === 'en'),
  can_do_text_to_speech: false,
  can_do_voice_conversion: true,
}));

export const models: readonly ModelTerms[] = [...speakingModels, ...conversionModels];

export type ModelTask = 'text_to_speech' | 'voice_conversion';

export const taskOf = (model: ModelTerms): ModelTask =>
  model.can_do_voice_conversion ? 'voice_conversion' : 'text_to_speech';

/** The model whose routes decide who speaks: those that convert speech follow the default one. */
export const routedModelId = (model: ModelTerms): string =>
  model.can_do_voice_conversion ? defaultModelId : model.model_id;

export const defaultModelId = 'eleven_multilingual_v2';

/** Credits for a text: its code points times the model's factor, rounded up. */
export function creditsFor(characters: number, model: Pick<Model, 'model_rates'>): number {
  return Math.ceil(characters * model.model_rates.character_cost_multiplier);
}
