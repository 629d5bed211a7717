/** In which language a text is written. */
import { detectLanguage as auto, transcriptionLanguages } from '#contract/speech-to-text/languages.ts';
import type { DetectedLanguages } from '#contract/speech-to-text/types.ts';
import { rateLanguage } from '../speech/text/detector.rules.ts';
import { countScripts, languagesIn } from '../speech/text/scripts.rules.ts';

const candidates = transcriptionLanguages.map(({ key }) => key).filter((key) => key !== auto);
/** The detector reads the beginning; what is more is only walked through. */
const sampleLength = 2000;
/** A script that one language alone uses decides. */
const certain = 0.99;

function rate(text: string): { language: string; confidence: number } | undefined {
  const sample = text.slice(0, sampleLength).toWellFormed();
  const { most, letters } = countScripts(sample);
  if (letters === 0) return undefined;
  const possible = languagesIn(most, candidates);
  const [only] = possible;
  if (only === undefined) return undefined;
  return possible.length === 1 ? { language: only, confidence: certain } : rateLanguage(sample, possible);
}

export function detectLanguages(texts: readonly string[]): DetectedLanguages {
  return {
    languages: texts.map((text) => {
      const found = rate(text);
      return found
        ? { language_code: found.language, confidence: Math.round(found.confidence * 1000) / 1000 }
        : { language_code: null, confidence: null };
    }),
  };
}

export const languageOfText = (text: string): string | undefined => rate(text)?.language;
