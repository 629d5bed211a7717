/** Holds the draft and its settings, stored in this browser until the user signs out. */
import type { DictionaryLocator } from '#contract/pronunciation-dictionaries/types.ts';
import type { OutputFormat } from '#contract/speech/output-formats.ts';
import { onSignOut } from '../../../lib/session.ts';
import { isString, onOtherTab, readLocal, writeLocal } from '../../../lib/browser/storage.ts';
import { createStore } from '../../../lib/store.ts';
import { defaultFormat, isOutputFormat } from '../settings/formats.ts';
import { isTunings, type VoiceTuning } from '../settings/settings.ts';
import { createDraftText } from './draft-text.ts';

export const normalizations = ['auto', 'on', 'off'] as const;
export type Normalization = (typeof normalizations)[number];

export interface Draft {
  text: string;
  voice_id: string;
  model_id: string;
  /** The changed settings of each voice, by its id. */
  tunings: Record<string, VoiceTuning>;
  /** Empty means that the language is detected. */
  language_code: string;
  /** null if no seed is sent. */
  seed: number | null;
  normalization: Normalization;
  previous_text: string;
  next_text: string;
  output_format: OutputFormat;
  /** null means the list of the workspace, and an empty list means none. */
  dictionaries: readonly DictionaryLocator[] | null;
}

export const maxSeed = 4_294_967_295;
const isSeed = (value: unknown): value is number | null =>
  value === null || (Number.isInteger(value) && (value as number) >= 0 && (value as number) <= maxSeed);
const isDictionaries = (value: unknown): value is Draft['dictionaries'] => value === null || Array.isArray(value);
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
  dictionaries: null,
};

type Setting = Exclude<keyof Draft, 'text'>;
const settings: { [Name in Setting]: { key: string; isValid: (value: unknown) => value is Draft[Name] } } = {
  voice_id: { key: 'tts-voice', isValid: isString },
  model_id: { key: 'tts-model', isValid: isString },
  tunings: { key: 'tts-tunings', isValid: isTunings },
  language_code: { key: 'tts-language', isValid: isString },
  seed: { key: 'tts-seed', isValid: isSeed },
  normalization: { key: 'tts-normalization', isValid: isNormalization },
  previous_text: { key: 'tts-previous-text', isValid: isString },
  next_text: { key: 'tts-next-text', isValid: isString },
  output_format: { key: 'tts-format', isValid: isOutputFormat },
  dictionaries: { key: 'tts-dictionaries', isValid: isDictionaries },
};
const names = Object.keys(settings) as Setting[];

const restore = <Name extends Setting>(name: Name): Draft[Name] =>
  readLocal<Draft[Name]>(settings[name].key, settings[name].isValid, empty[name]);

export const draftText = createDraftText({
  read: (key) => readLocal<unknown>(key, (value): value is unknown => value !== null, null),
  write: writeLocal,
  listen: onOtherTab,
});

export const draftStore = createStore<Draft>({
  ...empty,
  ...Object.fromEntries(names.map((name) => [name, restore(name)])),
  text: draftText.store.get().text,
});

draftText.store.subscribe(() => {
  const { text } = draftText.store.get();
  if (text !== draftStore.get().text) draftStore.set({ text });
});

// All tabs share one draft, so a setting that changes in one tab changes in the others.
for (const name of names) {
  onOtherTab(settings[name].key, (value) => {
    if (settings[name].isValid(value) && (value !== null || empty[name] === null)) draftStore.set({ [name]: value });
  });
}
for (const event of ['pageshow', 'focus']) addEventListener(event, () => draftText.catchUp());

export function editDraft({ text, ...change }: Partial<Draft>): void {
  draftStore.set(change);
  for (const name of Object.keys(change) as Setting[]) writeLocal(settings[name].key, change[name]);
  if (text !== undefined) draftText.edit(text);
}

export const setTuning = (voiceId: string, tuning: VoiceTuning | undefined): void => {
  const { [voiceId]: _, ...others } = draftStore.get().tunings;
  editDraft({ tunings: tuning ? { ...others, [voiceId]: tuning } : others });
};

const { text: _text, voice_id: _voice, model_id: _model, tunings: _tunings, ...advanced } = empty;
/** The defaults of the advanced settings. */
export const advancedDefaults = advanced;

onSignOut(() => {
  draftText.forget();
  draftStore.set(empty);
});
