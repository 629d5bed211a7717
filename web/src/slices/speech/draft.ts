/** What is being written and how it shall sound, kept in this browser until its owner signs out. */
import type { OutputFormat } from '#contract/output-formats.ts';
import { onSignOut } from '../../lib/session.ts';
import { isString, readLocal, writeLocal } from '../../lib/storage.ts';
import { createStore } from '../../lib/store.ts';
import { defaultFormat, isOutputFormat } from './formats.ts';
import { isTunings, type VoiceTuning } from './settings.ts';

export const normalizations = ['auto', 'on', 'off'] as const;
export type Normalization = (typeof normalizations)[number];

export interface Draft {
  text: string;
  voice_id: string;
  model_id: string;
  /** By voice, what was changed of its own settings. */
  tunings: Record<string, VoiceTuning>;
  /** Empty: detected. */
  language_code: string;
  /** null: none is sent. */
  seed: number | null;
  normalization: Normalization;
  previous_text: string;
  next_text: string;
  output_format: OutputFormat;
}

export const largestSeed = 4_294_967_295;
const isSeed = (value: unknown): value is number | null =>
  value === null || (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= largestSeed);
const isNormalization = (value: unknown): value is Normalization => normalizations.includes(value as Normalization);

const empty: Draft = {
  text: '',
  voice_id: '',
  model_id: '',
  tunings: {},
  language_code: '',
  seed: null,
  normalization: 'auto',
  previous_text: '',
  next_text: '',
  output_format: defaultFormat,
};

const keys: Record<keyof Draft, string> = {
  text: 'tts-text',
  voice_id: 'tts-voice',
  model_id: 'tts-model',
  tunings: 'tts-tunings',
  language_code: 'tts-language',
  seed: 'tts-seed',
  normalization: 'tts-normalization',
  previous_text: 'tts-previous-text',
  next_text: 'tts-next-text',
  output_format: 'tts-format',
};

const restore = (): Draft => ({
  text: readLocal(keys.text, isString, empty.text),
  voice_id: readLocal(keys.voice_id, isString, empty.voice_id),
  model_id: readLocal(keys.model_id, isString, empty.model_id),
  tunings: readLocal(keys.tunings, isTunings, empty.tunings),
  language_code: readLocal(keys.language_code, isString, empty.language_code),
  seed: readLocal(keys.seed, isSeed, empty.seed),
  normalization: readLocal(keys.normalization, isNormalization, empty.normalization),
  previous_text: readLocal(keys.previous_text, isString, empty.previous_text),
  next_text: readLocal(keys.next_text, isString, empty.next_text),
  output_format: readLocal(keys.output_format, isOutputFormat, empty.output_format),
});

export const draftStore = createStore<Draft>(restore());

export function editDraft(change: Partial<Draft>): void {
  draftStore.set(change);
  for (const name of Object.keys(change) as (keyof Draft)[]) writeLocal(keys[name], change[name]);
}

export const setTuning = (voiceId: string, tuning: VoiceTuning | undefined): void => {
  const { [voiceId]: _, ...others } = draftStore.get().tunings;
  editDraft({ tunings: tuning ? { ...others, [voiceId]: tuning } : others });
};

const { language_code, seed, normalization, previous_text, next_text, output_format } = empty;
/** Of everything behind Advanced. */
export const advancedDefaults = { language_code, seed, normalization, previous_text, next_text, output_format };

onSignOut(() => draftStore.set(empty));
