/** Filters and groups the voices in the browser, which has the whole list. */
import { isClear } from '#contract/voices/clarity.ts';
import type { Voice } from '#contract/voices/types.ts';
import { formatLocale } from '../../../lib/language/locale.ts';
import { t } from '../messages.ts';
import { t as tPicker } from './messages.ts';
import { byIntelligibility } from './voice-kinds.ts';
import { traitLabel, languageName } from './voice-labels.ts';
import { searchVoices } from './voice-search.ts';

export const voiceTabs = ['all', 'favourites', 'recent'] as const;
export type VoiceTab = (typeof voiceTabs)[number];

/** Gives the voices of a tab. `recent` holds ids, newest first; voices that no longer exist are left out. */
export function voicesOf(voices: Voice[], tab: VoiceTab, recent: readonly string[]): Voice[] {
  if (tab === 'favourites') return voices.filter(({ is_bookmarked }) => is_bookmarked === true);
  if (tab === 'all') return voices;
  return recent.flatMap((id) => voices.find(({ voice_id }) => voice_id === id) ?? []);
}

export const filterNames = ['language', 'gender', 'age', 'use_case'] as const;
export type FilterName = (typeof filterNames)[number];
export type VoiceFilters = Partial<Record<FilterName, string>>;

const wordOf = (name: FilterName, value: string) => (name === 'language' ? languageName(value) : traitLabel(value));

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, formatLocale);

/** Lists the options of a filter, sorted by label. */
export function filterOptions(voices: Voice[], name: FilterName): { value: string; label: string }[] {
  const values = new Set(voices.flatMap(({ labels }) => labels[name] ?? []));
  return [...values].map((value) => ({ value, label: wordOf(name, value) })).toSorted(byLabel);
}

export function findVoices(voices: readonly Voice[], query: string, filters: VoiceFilters): Voice[] {
  const narrowed = voices.filter(({ labels }) =>
    filterNames.every((name) => !filters[name] || labels[name] === filters[name]),
  );
  return searchVoices(narrowed, query);
}

export interface VoiceGroup {
  language: string;
  label: string;
  /** Says what the voices are for, where that needs saying. */
  note?: string;
  voices: Voice[];
}

/**
 * Groups the voices by language, the clearest first: the user's own language first, the others by name. Voices that are hard to understand come last,
 * in a group that says what they are for.
 */
export function groupVoices(voices: Voice[], preferred: readonly string[]): VoiceGroup[] {
  const groups = new Map<string, Voice[]>();
  for (const voice of voices.filter(isClear).toSorted(byIntelligibility)) {
    const language = voice.labels.language ?? '';
    groups.set(language, [...(groups.get(language) ?? []), voice]);
  }
  const codes = preferred.map((tag) => tag.split('-')[0]);
  const rank = (language: string) => (codes.includes(language) ? codes.indexOf(language) : codes.length);
  const clear = [...groups]
    .map(([language, ones]) => ({ language, label: languageName(language) || t('language_other'), voices: ones }))
    .toSorted((a, b) => rank(a.language) - rank(b.language) || byLabel(a, b));
  const others = voices.filter((voice) => !isClear(voice));
  if (others.length === 0) return clear;
  const characters = { label: tPicker('voices_characters'), note: tPicker('voices_characters_note'), voices: others };
  return [...clear, { language: 'characters', ...characters }];
}

export interface LanguageSample {
  label: string;
  url: string;
}

/** Gives one sample for each language that the voice was verified in: the voice's own first, the others by name. */
export function samplesOf({ verified_languages, labels }: Voice): LanguageSample[] {
  const own = languageName(labels.language);
  const samples = new Map<string, string>();
  for (const { language, preview_url } of verified_languages ?? []) {
    const label = languageName(language);
    if (preview_url && !samples.has(label)) samples.set(label, preview_url);
  }
  return [...samples]
    .map(([label, url]) => ({ label, url }))
    .toSorted((a, b) => Number(b.label === own) - Number(a.label === own) || byLabel(a, b));
}
