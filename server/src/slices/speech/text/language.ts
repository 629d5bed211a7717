/** Which language a text is in, and where it changes. A wrong switch is worse than none. */
import type { Warning } from '../../../ports/speech/port.ts';
import type { LanguageRange } from './assemble.ts';
import { countCommonWords, hasCommonWords } from './common-words.ts';
import { detectLanguage } from './detector.ts';
import type { PrepareOptions } from './prepared.ts';
import { countScripts, isWrittenIn, languagesIn, type Script } from './scripts.ts';

/** Fewer letters than these are no evidence for a language, where the script leaves a choice. */
const enoughLetters = 24;
/** With more letters than this the detector alone decides. */
const certainLetters = 250;
/** The length of a long text that is examined, in UTF-16 units. */
const sampleLength = 2000;
/** The length that the detector reads at once. */
const chunkLength = 250;

/** The languages have two names each. */
const otherNames: Readonly<Record<string, string>> = {
  nb: 'no',
  no: 'nb',
  fil: 'tl',
  tl: 'fil',
  cmn: 'zh',
  iw: 'he',
  in: 'id',
};

/** Returns the requested language, else the language of the text, else the voice's own. */
export function textLanguage(plain: string, options: PrepareOptions): { language: string; warnings: Warning[] } {
  const { languages, language, detectLanguage: isDetected } = options;
  const own = languages[0] ?? 'en';
  if (language) {
    const asked = language.toLowerCase().split(/[-_]/)[0] ?? '';
    const found = [asked, otherNames[asked] ?? ''].find((name) => languages.includes(name));
    if (found) return { language: found, warnings: [] };
    const message = `The voice cannot speak the language ${JSON.stringify(language.slice(0, 20))}; it was spoken in ${own}.`;
    return { language: own, warnings: [{ code: 'language_not_supported', message }] };
  }
  return { language: isDetected && languages.length > 1 ? detect(plain, own, languages) : own, warnings: [] };
}

function detect(plain: string, own: string, languages: readonly string[]): string {
  const sample = sampleOf(plain);
  const { most, letters } = countScripts(sample);
  if (letters === 0) return own;
  const isOwnScript = isWrittenIn(own, most);
  if (isOwnScript && letters < enoughLetters) return own;
  if (own === 'en' && most === 'latin' && isPlainlyEnglish(sample)) return own;
  return choose(sample, most, letters, own, languages);
}

/** One of the languages of a script; where they cannot be told apart, the voice's own or the likeliest. */
function choose(sample: string, script: Script, letters: number, own: string, languages: readonly string[]): string {
  const candidates = languagesIn(script, languages);
  const isOwn = candidates.includes(own);
  const likeliest = isOwn ? own : script === 'latin' && candidates.includes('en') ? 'en' : (candidates[0] ?? own);
  if (candidates.length < 2 || letters < enoughLetters) return likeliest;
  // Japanese in Han letters alone is rare, and Korean too; the detector knows them only with their own letters.
  if (script === 'han') return likeliest;
  const found = vote(sample, candidates, isOwn ? own : undefined);
  if (!found || (isOwn && script === 'latin' && !isBelievable(sample, letters, found, own))) return likeliest;
  return found;
}

/** The language that most chunks of the sample are in, when it is more than half of them. */
function vote(sample: string, candidates: readonly string[], own: string | undefined): string | undefined {
  const votes = new Map<string, number>();
  let chunks = 0;
  for (let at = 0; at < sample.length && chunks < 8; chunks += 1) {
    const isLast = sample.length - at < chunkLength * 1.5;
    const chunk = sample.slice(at, isLast ? undefined : at + chunkLength);
    at += chunk.length;
    const found = detectLanguage(chunk, candidates, own);
    if (found) votes.set(found, (votes.get(found) ?? 0) + 1);
  }
  const [best] = [...votes].sort(([, a], [, b]) => b - a);
  return best && best[1] * 2 > chunks ? best[0] : undefined;
}

/** Beginning, middle and end of a long text; addresses tell nothing of its language. */
function sampleOf(plain: string): string {
  const third = Math.floor(sampleLength / 3);
  const middle = Math.floor(plain.length / 2);
  const sample =
    plain.length <= sampleLength
      ? plain
      : `${plain.slice(0, third)} ${plain.slice(middle, middle + third)} ${plain.slice(-third)}`;
  return sample.replace(/\S{0,100}(?:@|:\/\/)\S{0,200}/g, ' ');
}

/** English voices read English mostly; this spares them the detector. */
function isPlainlyEnglish(sample: string): boolean {
  const { common, all } = countCommonWords(sample, 'en');
  return common >= all * 0.2;
}

/** Names and laughter look like some language too; a short text must hold more of its words than of the voice's own. */
function isBelievable(sample: string, letters: number, language: string, own: string): boolean {
  if (letters > certainLetters || !hasCommonWords(language)) return true;
  return countCommonWords(sample, language).common > countCommonWords(sample, own).common;
}

/** A sentence with what ends it. */
const sentence = /[^.!?…。！？؟।\n]*(?:[.!?…。！？؟।\n]+["'”’»)\]]*\s*|$)/gu;

/** The parts of a text by language: a sentence in letters the text's language has not is in another. */
export function languageRanges(plain: string, language: string, options: PrepareOptions): LanguageRange[] {
  const all = [{ to: plain.length, language }];
  if (!options.detectLanguage || options.language || options.languages.length < 2) return all;
  if (isWrittenIn(language, 'latin') && !/[\u0370-\u1dff\u2d00-\ufaff\ufb13-\u{3ffff}]/u.test(plain)) return all;
  const ranges: LanguageRange[] = [];
  let at = 0;
  for (const [sentenceText] of plain.matchAll(sentence)) {
    if (sentenceText === '') continue;
    at += sentenceText.length;
    const own = sentenceLanguage(sentenceText, language, options.languages) ?? ranges.at(-1)?.language ?? language;
    const last = ranges.at(-1);
    if (last?.language === own) last.to = at;
    else ranges.push({ to: at, language: own });
  }
  return ranges.length > 0 ? ranges : all;
}

/** Undefined where it has no letters. */
function sentenceLanguage(sentenceText: string, language: string, languages: readonly string[]): string | undefined {
  const { most, share, letters } = countScripts(sentenceText);
  if (letters === 0) return undefined;
  if (share <= 0.6 || isWrittenIn(language, most) || languagesIn(most, languages).length === 0) return language;
  return choose(sentenceText.slice(0, sampleLength), most, letters, languages[0] ?? language, languages);
}
