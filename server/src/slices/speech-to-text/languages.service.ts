/** In which language a text is written. */
import { detectLanguage as auto, transcriptionLanguages } from '#contract/speech-to-text/languages.ts';
import type { DetectedLanguages } from '#contract/speech-to-text/types.ts';
import { withoutTags } from '../speech/speech.rules.ts';
import { rateLanguage, type LanguageProbability } from '../speech/text/detector.rules.ts';
import { countScripts, languagesIn } from '../speech/text/scripts.rules.ts';

const candidates = transcriptionLanguages.map(({ key }) => key).filter((key) => key !== auto);
/** The detector reads the beginning; what is more is only walked through. */
const sampleLength = 2000;
/** A script that one language alone uses decides. */
const certain = 0.99;
const maxProbabilities = 3;
/** Less is not worth telling. */
const minProbability = 0.01;
/** A text such as “a” or “no” is in many languages, and none of them is more likely than this. */
const minKnown = 0.2;

interface Rating {
  language: string;
  confidence: number;
  probabilities: LanguageProbability[];
}

function rate(text: string): Rating | undefined {
  const sample = text.slice(0, sampleLength).toWellFormed();
  const { most, letters } = countScripts(sample);
  if (letters === 0) return undefined;
  const possible = languagesIn(most, candidates);
  const [only] = possible;
  if (only === undefined) return undefined;
  return possible.length === 1
    ? { language: only, confidence: certain, probabilities: [{ language: only, probability: certain }] }
    : rateLanguage(sample, possible);
}

export function detectLanguages(texts: readonly string[]): DetectedLanguages {
  return {
    languages: texts.map((text) => {
      const found = rate(withoutTags(text));
      return found && (found.probabilities[0]?.probability ?? 0) >= minKnown
        ? {
            language_code: found.language,
            confidence: rounded(found.confidence),
            probabilities: found.probabilities
              .slice(0, maxProbabilities)
              .filter(({ probability }, i) => i === 0 || probability >= minProbability)
              .map(({ language, probability }) => ({ language_code: language, probability: rounded(probability) })),
          }
        : { language_code: null, confidence: null, probabilities: [] };
    }),
  };
}

const rounded = (share: number) => Math.round(share * 1000) / 1000;

export const languageOfText = (text: string): string | undefined => rate(text)?.language;
