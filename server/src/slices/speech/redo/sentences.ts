/** Divides a prepared text into its sentences, each with what is spoken for it. Pure. */
import type { MonolingualText, Pronunciation } from '../../../ports/speech/port.ts';
import { countCharacters, isSpeakable } from '../speech.rules.ts';
import type { PreparedText, TextMapping } from '../text/prepared.ts';

/** A sentence with the spaces and tags after it. All of them join to the text as written and as spoken. */
export interface PreparedSentence {
  written: string;
  spoken: string;
  /** What the engine is given for it. */
  texts: MonolingualText[];
  mappings: TextMapping[];
}

const sentenceEnd = /[.!?…。！？｡؟۔।॥։]["'”’)\]»*_]*\s*$/u;
const blankLine = /\n[^\S\n]*\r?\n\s*$/;

/** @param split divides a text of one language, as the engine's chunks do */
export function sentencesOf({ texts, mappings }: PreparedText, split: (text: string) => string[]): PreparedSentence[] {
  const sentences: PreparedSentence[] = [];
  let current: MonolingualText[] = [];
  let rest = mappings;
  const parts = texts.flatMap((text) => divide(text, split));
  for (const [i, { part, isEnd }] of parts.entries()) {
    current.push(part);
    const isLast = i === parts.length - 1;
    if (!isLast && (!isEnd || !isSpeakable(joined(current)))) continue;
    const cut = isLast ? { before: rest, after: [] } : cutMappings(rest, joined(current).length);
    // A number or the like that is written across the border keeps both sentences together.
    if (!cut) continue;
    const written = cut.before.map((mapping) => mapping.written).join('');
    sentences.push({ written, spoken: joined(current), texts: current, mappings: cut.before });
    rest = cut.after;
    current = [];
  }
  return withSpeakableEnd(sentences);
}

/** The sentences of a text of one language, with what belongs to each. */
function divide(text: MonolingualText, split: (text: string) => string[]): { part: MonolingualText; isEnd: boolean }[] {
  const pieces = text.text === '' ? [''] : split(text.text);
  let from = 0;
  return pieces.map((piece, i) => {
    const to = from + countCharacters(piece);
    const pronunciations = pronunciationsWithin(text.pronunciations ?? [], from, to);
    from = to;
    const isLast = i === pieces.length - 1;
    const part: MonolingualText = {
      text: piece,
      language: text.language,
      ...(isLast && text.pause !== undefined ? { pause: text.pause } : {}),
      ...(pronunciations.length > 0 ? { pronunciations } : {}),
    };
    const isEnd = !isLast || text.pause !== undefined || sentenceEnd.test(piece) || blankLine.test(piece);
    return { part, isEnd };
  });
}

const pronunciationsWithin = (all: Pronunciation[], from: number, to: number): Pronunciation[] =>
  all
    .filter((one) => one.from >= from && one.from < to)
    .map((one) => ({ ...one, from: one.from - from, to: Math.min(one.to, to) - from }));

const joined = (texts: MonolingualText[]) => texts.map(({ text }) => text).join('');

/** The mappings before and after so many spoken UTF-16 units; undefined where one of them cannot be divided there. */
function cutMappings(
  mappings: TextMapping[],
  units: number,
): { before: TextMapping[]; after: TextMapping[] } | undefined {
  let at = 0;
  for (const [i, mapping] of mappings.entries()) {
    const end = at + mapping.spoken.length;
    // Tags after a sentence belong to it.
    if (end > units && at >= units) return { before: mappings.slice(0, i), after: mappings.slice(i) };
    if (end > units) {
      if (mapping.written !== mapping.spoken) return undefined;
      const [head, tail] = [mapping.spoken.slice(0, units - at), mapping.spoken.slice(units - at)];
      return {
        before: [...mappings.slice(0, i), { written: head, spoken: head }],
        after: [{ written: tail, spoken: tail }, ...mappings.slice(i + 1)],
      };
    }
    at = end;
  }
  return { before: mappings, after: [] };
}

/** What is left at the end with nothing to say belongs to the sentence before it. */
function withSpeakableEnd(sentences: PreparedSentence[]): PreparedSentence[] {
  const [before, last] = sentences.slice(-2);
  if (!before || !last || isSpeakable(last.spoken)) return sentences;
  const whole: PreparedSentence = {
    written: before.written + last.written,
    spoken: before.spoken + last.spoken,
    texts: [...before.texts, ...last.texts],
    mappings: [...before.mappings, ...last.mappings],
  };
  return [...sentences.slice(0, -2), whole];
}
