/** The fields of the form of a provider as they are typed, their faults, and what they become. */
import type { ProviderShape, SpeechProvider } from '#contract/providers/types.ts';
import type { CreateInput, UpdateInput } from './calls.ts';
import { t } from './messages.ts';

export interface ProviderFields {
  name: string;
  shape: ProviderShape;
  address: string;
  key: string;
  model: string;
  /** Empty: it is not asked to transcribe. */
  transcriptionModel: string;
  languages: string;
  voices: string;
  concurrency: string;
  costFactor: string;
}

/** What a provider of each shape is called with, until somebody types something else. */
export const defaults = {
  openai: { address: 'https://api.openai.com/v1', model: 'gpt-4o-mini-tts' },
  elevenlabs: { address: 'https://api.elevenlabs.io', model: 'eleven_multilingual_v2' },
} as const satisfies Record<ProviderShape, { address: string; model: string }>;

/** What providers of each shape call a model that transcribes. */
export const transcriptionExamples = { openai: 'whisper-1', elevenlabs: 'scribe_v2' } as const satisfies Record<
  ProviderShape,
  string
>;

export const newFields: ProviderFields = {
  name: '',
  shape: 'openai',
  ...defaults.openai,
  key: '',
  transcriptionModel: '',
  languages: 'en',
  voices: '',
  concurrency: '4',
  costFactor: '1',
};

export const fieldsOf = (provider: SpeechProvider): ProviderFields => ({
  name: provider.name,
  shape: provider.shape,
  address: provider.base_url,
  key: '',
  model: provider.model ?? '',
  transcriptionModel: provider.transcription_model ?? '',
  languages: provider.languages.join(', '),
  voices: provider.voice_names.join('\n'),
  concurrency: String(provider.concurrency),
  costFactor: String(provider.cost_factor),
});

/** Another shape brings its own address and model, unless somebody typed others. */
export function withShape(fields: ProviderFields, shape: ProviderShape): ProviderFields {
  const { address, model } = defaults[fields.shape];
  return {
    ...fields,
    shape,
    address: fields.address === address ? defaults[shape].address : fields.address,
    model: fields.model === model ? defaults[shape].model : fields.model,
  };
}

const codesIn = (text: string) =>
  text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((code) => code.toLowerCase());
const namesIn = (text: string) =>
  text
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean);
/** A comma is a decimal point in half of the world. */
const numberIn = (text: string) => (text.trim() === '' ? NaN : Number(text.replace(',', '.')));

export type ProviderFaults = Partial<Record<keyof ProviderFields, string>>;

export function findFaults(fields: ProviderFields): ProviderFaults {
  const [languages, voices] = [codesIn(fields.languages), namesIn(fields.voices)];
  const [concurrency, costFactor] = [numberIn(fields.concurrency), numberIn(fields.costFactor)];
  const name = fields.name.trim();
  return {
    ...((name === '' || name.length > 60) && { name: t('name_error') }),
    ...(!/^https?:$/.test(URL.parse(fields.address.trim())?.protocol ?? '') && { address: t('address_error') }),
    ...(!/^[\x21-\x7e]*$/.test(fields.key.trim()) && { key: t('api_key_error') }),
    ...(fields.model.trim() + fields.transcriptionModel.trim() === '' && { model: t('model_error') }),
    ...((languages.length === 0 || languages.some((code) => !/^[a-z]{2,3}$/.test(code))) && {
      languages: t('languages_error'),
    }),
    ...((voices.length > 500 || voices.some((voice) => voice.length > 100)) && { voices: t('voice_names_error') }),
    ...(!(Number.isInteger(concurrency) && concurrency >= 1 && concurrency <= 50) && {
      concurrency: t('concurrency_error'),
    }),
    ...(!(costFactor >= 0 && costFactor <= 100) && { costFactor: t('cost_factor_error') }),
  };
}

const common = (fields: ProviderFields, hasCostFactor: boolean) => ({
  name: fields.name.trim(),
  base_url: fields.address.trim(),
  model: fields.model.trim() || null,
  transcription_model: fields.transcriptionModel.trim() || null,
  languages: codesIn(fields.languages),
  voice_names: namesIn(fields.voices),
  concurrency: numberIn(fields.concurrency),
  ...(hasCostFactor && { cost_factor: numberIn(fields.costFactor) }),
});

const keyOf = ({ key }: ProviderFields) => (key.trim() === '' ? {} : { api_key: key.trim() });

export const toCreateInput = (fields: ProviderFields, hasCostFactor: boolean): CreateInput => ({
  ...common(fields, hasCostFactor),
  ...keyOf(fields),
  shape: fields.shape,
});

/** An empty key keeps the stored one. */
export const toUpdateInput = (fields: ProviderFields, hasCostFactor: boolean): UpdateInput => ({
  ...common(fields, hasCostFactor),
  ...keyOf(fields),
});
