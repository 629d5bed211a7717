/** What a model that listens can do, from its manifest, and the test of whoever listens. */
import { z } from 'zod';
import type { ListeningManifest } from './manifest.ts';

export const ListeningAbilities = z
  .object({
    streaming: z
      .enum(['live', 'repeated'])
      .describe(
        '`live`: it understands sound while it arrives. `repeated`: it hears an open segment again and again for that, which takes more work.',
      ),
    word_times: z
      .enum(['measured', 'estimated'])
      .describe('`measured`: it knows when each word is said. `estimated`: words are spread over what was said.'),
    detects_language: z.boolean().describe('Whether it says which language is spoken.'),
    writes_punctuation: z.boolean().describe('Whether it writes capitals and punctuation.'),
    keyterms: z.boolean().describe('Whether it prefers terms that are given to it.'),
    translates: z.boolean().describe('Whether it can translate into English while it listens.'),
    confidence: z.boolean().describe('Whether it says how sure it is of a word.'),
  })
  .meta({ id: 'ListeningAbilities' });
export type ListeningAbilities = z.output<typeof ListeningAbilities>;

/** Families that find the language out by themselves, where they know several. */
const identifies = new Set(['whisper', 'senseVoice', 'nemoTransducer', 'omnilingual', 'dolphin']);
const writesPunctuation = new Set(['whisper', 'senseVoice', 'canary', 'moonshine', 'moonshineV2', 'nemoTransducer']);
/** Those that may tell no times of words. */
const estimatesTimes = new Set(['canary', 'moonshine', 'moonshineV2', 'fireRedAsr', 'dolphin']);
const scoresTokens = new Set(['transducer', 'nemoTransducer', 'onlineTransducer']);
const translates = new Set(['whisper', 'canary']);

/** Families that understand sound while it arrives. */
export const isOnline = (family: string): boolean => family.startsWith('online');

/**
 * Transducers search among several readings for given terms, for which they must know how a term is written in their own
 * tokens: by `bpeVocab`, or letter by letter (`modelingUnit`). The runtime takes terms for a recording only, so that those
 * that hear sound while it arrives cannot.
 */
const searchesTerms = new Set(['transducer', 'nemoTransducer']);
export const prefersKeyterms = ({ family, files, modelingUnit }: Terms): boolean =>
  searchesTerms.has(family) && (files.bpeVocab !== undefined || modelingUnit === 'cjkchar');
type Terms = Pick<ListeningManifest, 'family' | 'files'> & { modelingUnit?: string | undefined };

type Described = Terms & Pick<ListeningManifest, 'kind' | 'languages' | 'writesPunctuation'>;

/** Null for a model that helps a recogniser, and is none. */
export function abilitiesOf(manifest: Described): ListeningAbilities | null {
  const { kind, family, languages } = manifest;
  if (kind !== 'recognition') return null;
  return {
    streaming: isOnline(family) ? 'live' : 'repeated',
    word_times: estimatesTimes.has(family) ? 'estimated' : 'measured',
    detects_language: languages.length > 1 && identifies.has(family),
    writes_punctuation: manifest.writesPunctuation ?? writesPunctuation.has(family),
    keyterms: prefersKeyterms(manifest),
    translates: languages.length > 1 && translates.has(family),
    confidence: scoresTokens.has(family),
  };
}

/** The most characters of a sentence that is tested with. */
export const maxTestSentence = 300;

export const ListeningTest = z
  .object({
    language: z.string().describe('The language of the sentence, as an ISO 639 code.'),
    said: z.string().describe('What a voice that comes with the server said.'),
    heard: z.string().describe('What was recognised; may be empty.'),
    detected_language: z.string().nullable().describe('Which language was recognised; null if nobody says.'),
    words: z.int().describe('How many words were said; characters in languages that are written without spaces.'),
    wrong_words: z.int().describe('How many of them are wrong, missing or added. Case and punctuation do not count.'),
    word_error_rate: z.number().describe('`wrong_words` for each word; above 1 if more was added than said.'),
    seconds: z.number().describe('The length of the sentence in seconds.'),
    load_ms: z.int().nullable().describe('How long it took to load; null if it was loaded already or elsewhere.'),
    took_ms: z.int().describe('How long it took to recognise the sentence.'),
  })
  .meta({ id: 'ListeningTest' });
export type ListeningTest = z.output<typeof ListeningTest>;
