/** Which voices a search finds, in which order. Pure. */
import type { VoiceSearch } from '#contract/voices/api.ts';
import type { PremadeVoice } from './voices.rules.ts';

/** The voice's own language first. */
export const verifiedLanguages = (voice: PremadeVoice): string[] => [
  ...new Set([voice.labels.language, ...Object.keys(voice.previews)]),
];

export function findVoices(voices: readonly PremadeVoice[], search: VoiceSearch): PremadeVoice[] {
  const found = voices.filter((voice) => accepts(voice, search));
  // Premade voices have no date of their own: by date they stand in the table's order.
  const sorted = search.sort === 'name' ? found.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) : found;
  return search.sort_direction === 'desc' ? sorted.toReversed() : sorted;
}

function accepts(voice: PremadeVoice, search: VoiceSearch): boolean {
  const { labels } = voice;
  const isPremadeWanted =
    (search.category === undefined || search.category === 'premade') &&
    (search.voice_type === undefined || search.voice_type === 'default' || search.voice_type === 'non-community');
  return (
    isPremadeWanted &&
    search.fine_tuning_state === undefined &&
    search.collection_id === undefined &&
    (search.voice_ids === undefined || search.voice_ids.includes(voice.voice_id)) &&
    (search.gender === undefined || labels.gender === fold(search.gender)) &&
    (search.age === undefined || labels.age === fold(search.age).replaceAll(/[ -]/g, '_')) &&
    (search.accent === undefined || labels.accent === fold(search.accent)) &&
    (search.language === undefined || verifiedLanguages(voice).includes(fold(search.language))) &&
    (search.use_cases === undefined || search.use_cases.some((one) => fold(one) === labels.use_case)) &&
    holds(voice, search.search ?? '')
  );
}

function holds(voice: PremadeVoice, words: string): boolean {
  const text = fold([voice.name, voice.description, 'premade', ...Object.values(voice.labels)].join(' '));
  return fold(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
