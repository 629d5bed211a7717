/** Lists what will not be spoken as the input asks. Pure. */
import { engineOf, findEngine, languagesOf, voicesOf, type SpeechEngine } from '../engines/engine.ts';
import type { EngineVoice, MonolingualText, Speech, Warning } from '../port.ts';
import { splitByVoice } from './chunks.ts';
import { speakerOf } from './pronunciations.ts';

export function warningsOf(engines: readonly SpeechEngine[], input: Parameters<Speech['warnings']>[0]): Warning[] {
  const { texts, voice } = input;
  // A voice without its engine is not spoken at all.
  if (voicesOf(voice).some((one) => !findEngine(engines, one))) return [];
  const engine = engineOf(engines, voice);
  const ofTexts = texts.flatMap((text) => [
    ...languageWarnings(engines, text, voice),
    ...pronunciationWarnings(engines, text, voice),
    ...signWarnings(engines, text, voice),
  ]);
  const all = [...ofTexts, ...(engine.warnings?.(input) ?? [])];
  // Each warning is given once, however many texts it applies to.
  return [...new Map(all.map((warning) => [`${warning.code} ${warning.message}`, warning])).values()];
}

function languageWarnings(engines: readonly SpeechEngine[], input: MonolingualText, voice: EngineVoice): Warning[] {
  const { language, text } = input;
  const { elsewhere } = voice;
  if (!text.trim()) return [];
  if (!languagesOf(engines, voice).includes(language)) {
    const { language: rules } = elsewhere ?? voice;
    const message = `No engine speaks the language "${language}"; it is read with the rules of "${rules}".`;
    return [{ code: 'language_not_supported', message }];
  }
  const { title, reads } = engineOf(engines, voice);
  if (!elsewhere || !reads) return [];
  const parts = splitByVoice(engines, input, voice);
  if (!parts.some((part) => part.voice !== voice && /[\p{L}\p{N}]/u.test(part.text))) return [];
  const what = language === voice.language ? 'letters other than Latin ones' : `the language "${language}"`;
  const other = `${engineOf(engines, elsewhere).title} (${elsewhere.name})`;
  const message = `The voice speaks ${reads.description} with ${title} (${voice.name}); ${what} it speaks with ${other}.`;
  return [{ code: 'language_by_other_engine', message }];
}

const sign = /[\p{S}\p{Emoji_Presentation}]/u;

/** An engine that reads few letters has no words for emoji and rare signs either. */
function signWarnings(engines: readonly SpeechEngine[], input: MonolingualText, voice: EngineVoice): Warning[] {
  const { reads } = engineOf(engines, voice);
  if (!reads) return [];
  const own = splitByVoice(engines, input, voice).filter((part) => part.voice === voice);
  const characters = own.flatMap(({ text }) => Array.from(text));
  const unspoken = characters.filter((character) => sign.test(character) && !reads.canRead(character));
  if (unspoken.length === 0) return [];
  const named = [...new Set(unspoken)].slice(0, 10).join(' ');
  return [{ code: 'signs_not_spoken', message: `The voice has no words for ${named}: left out.` }];
}

function pronunciationWarnings(
  engines: readonly SpeechEngine[],
  { language, text, pronunciations = [] }: MonolingualText,
  voice: EngineVoice,
): Warning[] {
  const engine = speakerOf(engines, voice, language);
  if (!engine || pronunciations.length === 0) return [];
  const characters = Array.from(text);
  return pronunciations
    .filter((given) => engine.soundsOf?.(language, given) === undefined)
    .map(({ from, to, alphabet, phonemes, isRule }) => {
      const word = characters.slice(from, to).join('');
      const source = isRule ? 'the rule of a pronunciation dictionary' : 'its phoneme tag';
      const reason = engine.soundsOf
        ? `${engine.title} has no such sounds in the language "${language}" ("${phonemes}", ${alphabet})`
        : `${engine.title} takes no sounds for words`;
      const message = `"${word}" is read by the engine's own rules, not by ${source}: ${reason}.`;
      return { code: 'pronunciation_not_honoured', message };
    });
}
