/** What models beside the recogniser add: who speaks, in which language, and punctuation. All of them may be missing. */
import type { PartResult, RecognisePart } from '../engines/part.ts';
import type { Recogniser, Work } from '../engines/recogniser.ts';
import { RecognitionFailed } from '../port.ts';
import { applyPunctuation } from './punctuate.ts';
import type { DiarisedWindow } from './speakers.ts';

/** A model of one of the kinds that help. */
export interface Aid {
  languages: readonly string[];
  run<R>(call: string, input: unknown, work: Work): Promise<R>;
}

export interface AidModels {
  diarisation: Aid | undefined;
  languageId: Aid | undefined;
  punctuation: Aid | undefined;
}

export interface Aids {
  readonly canDiarise: boolean;
  /** Recognises a part, and writes its punctuation where the recogniser does not. */
  recognise(recogniser: Recogniser, request: { part: RecognisePart; work: Work }): Promise<PartResult>;
  /** Undefined where nobody can tell. */
  identify(samples: Float32Array, work: Omit<Work, 'seconds'>): Promise<string | undefined>;
  /** Undefined when it failed. */
  diarise(
    samples: Float32Array,
    options: { speakers?: number; threshold?: number },
    work: Work,
  ): Promise<DiarisedWindow | undefined>;
}

/** Seconds of speech that tell its language. */
const identifySeconds = 30;
const rate = 16_000;

export function createAids(models: AidModels): Aids {
  const { diarisation, languageId, punctuation } = models;
  return {
    canDiarise: diarisation !== undefined,
    async recognise(recogniser, { part, work }) {
      const result = await recogniser.recognise(part, work);
      const { abilities, languages } = recogniser.describe();
      const language = result.language ?? part.language ?? languages[0] ?? '';
      const canHelp = punctuation && (punctuation.languages.length === 0 || punctuation.languages.includes(language));
      if (abilities.punctuation || !canHelp || result.words.length === 0) return result;
      const text = result.words.map(({ text: word, isJoined }) => (isJoined ? word : ` ${word}`)).join('');
      try {
        const punctuated = await punctuation.run<string>('punctuate', { text: text.trim() }, { ...work, seconds: 1 });
        return { ...result, words: applyPunctuation(result.words, punctuated) };
      } catch (error) {
        // The words are there all the same.
        if (error instanceof RecognitionFailed) return result;
        throw error;
      }
    },
    async identify(samples, work) {
      if (!languageId) return undefined;
      const part = samples.subarray(0, identifySeconds * rate);
      try {
        const found = await languageId.run<string>(
          'identify',
          { samples: part },
          { ...work, seconds: part.length / rate },
        );
        return found === '' ? undefined : found;
      } catch (error) {
        if (error instanceof RecognitionFailed) return undefined;
        throw error;
      }
    },
    async diarise(samples, options, work) {
      try {
        return await diarisation?.run<DiarisedWindow>('diarise', { samples, ...options }, work);
      } catch (error) {
        if (error instanceof RecognitionFailed) return undefined;
        throw error;
      }
    },
  };
}
