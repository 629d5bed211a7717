/** What of an order will not be as it was asked for. Pure. */
import { espeakLanguages } from '../engines/espeak/espeak-languages.ts';
import { isReadable } from '../engines/flite/flite-text.ts';
import type { EngineVoice, MonolingualText, Speech, Warning } from '../port.ts';
import { isHonored } from './pronunciations.ts';
import { splitByVoice } from './chunks.ts';

/** ISO 639-1, the voice's own first. */
export function languagesOf({ language }: EngineVoice): string[] {
  return [language, ...Object.keys(espeakLanguages).filter((other) => other !== language)];
}

export const warningsOf: Speech['warnings'] = ({ texts, voice }) => {
  const all = texts.flatMap((input) => [
    ...languageWarnings(input, voice),
    ...pronunciationWarnings(input, voice),
    ...signWarnings(input, voice),
  ]);
  // Told once each.
  return [...new Map(all.map((warning) => [`${warning.code} ${warning.message}`, warning])).values()];
};

function languageWarnings(input: MonolingualText, voice: EngineVoice): Warning[] {
  const { language, text } = input;
  if (!text.trim()) return [];
  if (language !== voice.language && !(language in espeakLanguages)) {
    const message = `No engine speaks the language "${language}"; it is read with the rules of "${standIn(voice).language}".`;
    return [{ code: 'language_not_supported', message }];
  }
  if (voice.engine === 'espeak') return [];
  const isOther = splitByVoice(input, voice).some((part) => part.voice !== voice && /[\p{L}\p{N}]/u.test(part.text));
  if (!isOther) return [];
  const what = language === 'en' ? 'letters other than Latin ones' : `the language "${language}"`;
  const message = `The voice speaks English with flite (${voice.name}); ${what} it speaks with espeak-ng (${voice.elsewhere.name}).`;
  return [{ code: 'language_by_other_engine', message }];
}

/** Espeak-ng knows emoji and rare signs by name, flite does not. */
function signWarnings(input: MonolingualText, voice: EngineVoice): Warning[] {
  if (voice.engine === 'espeak') return [];
  const own = splitByVoice(input, voice).filter((part) => part.voice === voice);
  const unspoken = own.flatMap(({ text }) => Array.from(text)).filter((char) => sign.test(char) && !isReadable(char));
  if (unspoken.length === 0) return [];
  const named = [...new Set(unspoken)].slice(0, 10).join(' ');
  return [{ code: 'signs_not_spoken', message: `The voice has no words for ${named}: left out.` }];
}

const sign = /[\p{S}\p{Emoji_Presentation}]/u;

const standIn = (voice: EngineVoice) => (voice.engine === 'flite' ? voice.elsewhere : voice);

function pronunciationWarnings(input: MonolingualText, voice: EngineVoice): Warning[] {
  const { language, text, pronunciations = [] } = input;
  const characters = Array.from(text);
  return pronunciations
    .filter((one) => !isHonored({ language, voice }, one))
    .map(({ from, to, alphabet, phonemes }) => ({
      code: 'pronunciation_not_honoured',
      message: `"${characters.slice(from, to).join('')}" is read by the engine's own rules: ${
        language === 'en'
          ? `"${phonemes}" is not ${alphabet} of English sounds`
          : 'only English words can be given sounds'
      }.`,
    }));
}
