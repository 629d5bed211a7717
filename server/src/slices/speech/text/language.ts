/** Which language a text is in, and where it changes. A wrong switch is worse than none. */
import type { Warning } from '../../../ports/speech/port.ts';
import type { LanguageRange } from './assemble.ts';
import { countWords, hasCommonWords, type WordCounts } from './common-words.ts';
import { weighSentence, type Evidence } from './language-evidence.ts';
import { detectLanguage } from './detector.rules.ts';
import type { PrepareOptions } from './prepared.ts';
import { countScripts, isWrittenIn, languagesIn, type Script } from './scripts.rules.ts';

/** Fewer letters than these are no evidence for a language, where the script leaves a choice. */
const enoughLetters = 24;
/** With more letters than this the detector alone decides. */
const certainLetters = 250;
/** The length of a long text that is examined, in UTF-16 units. */
const sampleLength = 2000;
/** So much of a text shows whether it is plain English. */
const plainLength = 500;
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
  if (!isDetected || languages.length < 2) return { language: own, warnings: [] };
  const { language: detected, likely } = detect(plain, own, languages);
  return { language: detected, warnings: likely === undefined ? [] : [uncertain(own, likely)] };
}

const names = new Intl.DisplayNames('en', { type: 'language' });

function uncertain(own: string, likely: string): Warning {
  const [name, used] = [names.of(likely) ?? likely, names.of(own) ?? own];
  const message = `The text seems to be ${name}, but that is not sure, so it was read as ${used}. Send language_code "${likely}" to have it read as ${name}.`;
  return { code: 'language_uncertain', message, language: likely };
}

/** The language of a text; `likely` is another one that it may be in, where its few words leave that open. */
function detect(plain: string, own: string, languages: readonly string[]): { language: string; likely?: string } {
  const sample = sampleOf(plain);
  const { most, letters } = countScripts(sample);
  if (letters === 0) return { language: own };
  const isOwnScript = isWrittenIn(own, most);
  let likely: string | undefined;
  if (isOwnScript && most === 'latin') {
    const counts = countWords(sample.slice(0, plainLength));
    if (own === 'en' && isPlainlyEnglish(counts, languages)) return { language: own };
    if (letters < certainLetters) {
      const evidence = weighSentence(sample, own, languagesIn('latin', languages));
      if (typeof evidence === 'object') {
        if (evidence.strength === 'strong') return { language: evidence.language };
        likely = evidence.language;
      } else if (counts.weight(own) === 0 && isProse(sample)) {
        likely = detectLanguage(sample, languagesIn('latin', languages), own);
      }
    }
  }
  const language = isOwnScript && letters < enoughLetters ? own : choose(sample, most, letters, own, languages);
  return { language, ...(language === own && likely !== undefined && likely !== own && { likely }) };
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
  if (!found || (isOwn && script === 'latin' && !isBelievable(countWords(sample), letters, found, own, candidates)))
    return likeliest;
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
  if (!sample.includes('@') && !sample.includes('://')) return sample;
  return sample.replace(/\S{0,100}(?:@|:\/\/)\S{0,200}/g, ' ');
}

/** Two different words at least are no names, and nothing is repeated as in laughter. */
function isProse(sample: string): boolean {
  const small = new Set(sample.match(/(?<![\p{L}\p{N}])\p{Ll}{2,}/gu));
  return small.size >= 2 && /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(sample) && !/(.{2,4})\1/iu.test(sample);
}

/** English voices read English mostly; this spares them the detector. */
function isPlainlyEnglish(counts: WordCounts, languages: readonly string[]): boolean {
  const own = counts.weight('en');
  return (
    own >= counts.all * 0.15 && languages.every((language) => language === 'en' || counts.weight(language) * 1.5 <= own)
  );
}

/** Names and laughter look like some language too; a short text must hold more of its words than of the voice's own. */
function isBelievable(
  counts: WordCounts,
  letters: number,
  language: string,
  own: string,
  languages: readonly string[],
): boolean {
  if (letters > certainLetters || !hasCommonWords(language)) return true;
  return [own, ...languages].every((other) => other === language || counts.weight(language) > counts.weight(other));
}

/** A sentence with what ends it. */
const sentence = /[^.!?…。！？؟।\n]*(?:[.!?…。！？؟।\n]+["'”’»)\]]*\s*|$)/gu;

/** The parts of a text by language: a sentence in another script, or surely in other words, is in another language. */
export function languageRanges(plain: string, language: string, options: PrepareOptions): LanguageRange[] {
  const all = [{ to: plain.length, language }];
  if (!options.detectLanguage || options.language || options.languages.length < 2) return all;
  const isLatin = isWrittenIn(language, 'latin') && !/[\u0370-\u1dff\u2d00-\ufaff\ufb13-\u{3ffff}]/u.test(plain);
  const latin = isWrittenIn(language, 'latin') ? languagesIn('latin', options.languages) : [];
  const sentences: { to: number; found: SentenceLanguage; isLatin: boolean }[] = [];
  let at = 0;
  for (const [text] of plain.matchAll(sentence)) {
    if (text === '') continue;
    at += text.length;
    const byScript = isLatin ? language : sentenceLanguage(text, language, options.languages);
    const found =
      byScript === undefined ? undefined : byScript === language ? latinLanguage(text, language, latin) : byScript;
    sentences.push({ to: at, found, isLatin: isLatin || byScript === language });
  }
  const ranges: LanguageRange[] = [];
  for (const [i, { to }] of sentences.entries()) {
    const own = settle(sentences, i, language, ranges.at(-1)?.language);
    const last = ranges.at(-1);
    if (last?.language === own) last.to = to;
    else ranges.push({ to, language: own });
  }
  return ranges.length > 0 ? ranges : all;
}

/** A language that is sure, one that is likely, or undefined where a sentence says nothing. */
type SentenceLanguage = string | Evidence | undefined;

/** Words that no other language here has: a sentence with one of them is English, and needs no further look. */
const surelyEnglish =
  /(?:^|[^\p{L}])(?:the|and|of|with|that|this|you|they|would|from|have|which|there|what|were|been|she|his|when|into|their)(?![\p{L}\p{M}])/iu;

function latinLanguage(text: string, language: string, languages: readonly string[]): SentenceLanguage {
  // "Mr.", "p.", "Oh!": the neighbours say more.
  if (text.length < 6) return undefined;
  if (languages.length < 2 || (language === 'en' && surelyEnglish.test(text))) return language;
  const evidence = weighSentence(text.slice(0, sampleLength), language, languages);
  if (evidence === 'expected') return language;
  return typeof evidence === 'object' && evidence.strength === 'strong' ? evidence.language : evidence;
}

/** The language of a sentence with its neighbours': what is likely is believed beside a sentence of that language. */
function settle(
  sentences: readonly { found: SentenceLanguage; isLatin: boolean }[],
  i: number,
  language: string,
  before: string | undefined,
): string {
  const found = sentences[i]?.found;
  if (typeof found === 'string') return found;
  const after = sentences[i + 1]?.found;
  if (found) return found.language === before || found.language === after ? found.language : language;
  // A sentence without evidence between two of one language is in it, too.
  const isBetween = before !== undefined && (after === undefined || after === before);
  return isBetween && (isWrittenIn(before, 'latin') || !sentences[i]?.isLatin) ? before : language;
}
/** Undefined where it has no letters. */
function sentenceLanguage(sentenceText: string, language: string, languages: readonly string[]): string | undefined {
  const { most, share, letters } = countScripts(sentenceText);
  if (letters === 0) return undefined;
  if (share <= 0.6 || isWrittenIn(language, most) || languagesIn(most, languages).length === 0) return language;
  return choose(sentenceText.slice(0, sampleLength), most, letters, languages[0] ?? language, languages);
}
