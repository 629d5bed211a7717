/** Finds voices by names, traits, use cases and languages, in the reader's language, in English and in the voice's own. */
import type { Voice } from '#contract/voices/types.ts';
import { voiceDescription } from './voice-descriptions.ts';
import { languageNames, traitLabel } from './voice-labels.ts';
import { fillers, voiceSynonyms } from './voice-synonyms.ts';

/** Leaves out accents and case, so that "Lucia" finds Lucía. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const synonyms = new Map(Object.entries(voiceSynonyms).map(([label, text]) => [label, wordsOf(text)]));
const known = new Set([...synonyms.values()].flat());
const skipped = new Set([...fillers].flatMap(wordsOf));

type SearchedVoice = Pick<Voice, 'voice_id' | 'name' | 'description' | 'engine' | 'kind' | 'spoken_by' | 'labels'>;

interface VoiceWords {
  /** The words that stand on the voice itself. */
  own: string[];
  /** The words that people use for its labels. */
  meant: string[];
}

function collectWords(voice: SearchedVoice): VoiceWords {
  const { name, description, engine, kind, spoken_by, labels } = voice;
  const values = Object.values(labels);
  const shown = [
    name,
    description,
    voiceDescription(voice),
    engine,
    spoken_by?.kind ?? kind,
    ...values,
    ...values.map(traitLabel),
  ];
  return {
    own: wordsOf([...shown, ...languageNames(labels.language)].join(' ')),
    meant: values.flatMap((value) => synonyms.get(value) ?? []),
  };
}

function hasWord({ own, meant }: VoiceWords, word: string): boolean {
  // A whole word is taken as it is, so that "man" does not find "Mandarin". Everything else may still be growing.
  if (known.has(word)) return own.includes(word) || meant.includes(word);
  if (own.some((one) => one.startsWith(word))) return true;
  // One or two letters begin too many synonyms to mean one.
  return word.length > 2 && meant.some((one) => one.startsWith(word));
}

/** Gives the voices that answer to every word of the query. */
export function searchVoices<V extends SearchedVoice>(voices: readonly V[], query: string): V[] {
  const typed = wordsOf(query);
  const meaningful = typed.filter((word) => !skipped.has(word));
  const words = meaningful.length > 0 ? meaningful : typed;
  if (words.length === 0) return [...voices];
  return voices.filter((voice) => {
    const collected = collectWords(voice);
    return words.every((word) => hasWord(collected, word));
  });
}
