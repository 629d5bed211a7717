/** Which voices a search finds, in which order. Pure. */
import type { VoiceSearch } from '#contract/voices/api.ts';
import type { AvailableVoice } from './available-voice.ts';

export function findVoices(voices: readonly AvailableVoice[], search: VoiceSearch): AvailableVoice[] {
  const found = voices.filter((voice) => accepts(voice, search));
  // Premade voices have no date of their own: by date they stand in the table's order.
  const sorted = search.sort === 'name' ? found.toSorted((a, b) => a.name.localeCompare(b.name, 'en')) : found;
  return search.sort_direction === 'desc' ? sorted.toReversed() : sorted;
}

/** A provider's voices are the workspace's own as far as filters go; all others come with the server. */
const typesOf = ({ origin }: AvailableVoice): readonly VoiceSearch['voice_type'][] =>
  origin === 'provider' ? ['workspace', 'non-default', 'non-community'] : ['default', 'non-community'];

function accepts(voice: AvailableVoice, search: VoiceSearch): boolean {
  const { labels } = voice;
  return (
    (search.category === undefined || search.category === voice.category) &&
    (search.voice_type === undefined || typesOf(voice).includes(search.voice_type)) &&
    search.fine_tuning_state === undefined &&
    search.collection_id === undefined &&
    (search.voice_ids === undefined || search.voice_ids.includes(voice.voice_id)) &&
    (search.gender === undefined || labels.gender === fold(search.gender)) &&
    (search.age === undefined || labels.age === fold(search.age).replaceAll(/[ -]/g, '_')) &&
    (search.accent === undefined || labels.accent === fold(search.accent)) &&
    (search.language === undefined || voice.languages.includes(fold(search.language))) &&
    (search.use_cases === undefined ||
      search.use_cases.some((one) => labels.use_case !== undefined && fold(one) === labels.use_case)) &&
    holds(voice, search.search ?? '')
  );
}

function holds(voice: AvailableVoice, words: string): boolean {
  const text = fold(
    [voice.name, voice.description, voice.category, voice.kind, ...Object.values(voice.labels)].join(' '),
  );
  return fold(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const fold = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
