/**
 * Splits English for an engine that makes no sound before it has spoken all of its input: into short chunks that end
 * where a reader would take a breath. Pure.
 */
import { clauseBreak } from './sentences.ts';

/** The number of characters that take about 1.5 s to say. */
const openingLength = 22;
/** About twelve words. A longer breath is cut at a clause, and none exceeds the maximum. */
const comfortableLength = 72;
const maxLength = 110;
/** A breath has at least this many characters, and at least as many must remain after it. */
const minLength = 8;

const beforeJoining =
  /\s+(?=(?:and|or|but|so|that|which|who|because|when|where|while|if|as|than|with|from|into|for|of|to|in|on|at|by|after|before|until|is|are|was|were|has|have|will)\s)/giu;

/** Words that begin a phrase: a cut before them falls inside no noun phrase, unless such a word is before it as well. */
const phraseWords =
  'and|or|but|nor|so|that|which|who|whose|because|when|where|while|if|as|than|with|without|from|into|onto|for|of|to|in|on|at|by|' +
  'about|above|across|after|against|along|among|around|before|behind|below|beneath|beside|between|beyond|down|during|' +
  'inside|near|off|out|outside|over|past|since|through|toward|towards|under|until|up|upon|within|' +
  'is|are|was|were|has|have|had|will|would|can|could|shall|should|may|might|must|do|does|did|' +
  'the|a|an|this|these|those|my|your|his|her|its|our|their|every|each|some|any|no';
const beforePhrase = new RegExp(`\\s+(?=(?:${phraseWords})\\s)`, 'giu');
const endsWithPhraseWord = new RegExp(`(?:^|\\s)(?:${phraseWords})\\s+$`, 'iu');
/** Characters within which a first breath ends before a phrase, and within which it waits for the end of a clause. */
const phraseReach = 36;
const clauseReach = 50;

/** The breaths join to the text. `isOpening`: a listener waits for the first one. */
export function splitBreathGroups(text: string, isOpening: boolean): string[] {
  const groups: string[] = [];
  let rest = text;
  for (let at = isOpening ? firstCut(rest) : laterCut(rest); at < rest.length; at = laterCut(rest)) {
    groups.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  groups.push(rest);
  return groups;
}

/** Cuts after a clause or after about 1.5 s, whichever comes first. */
function firstCut(text: string): number {
  const written = text.trim().length;
  if (written <= openingLength + minLength) return laterCut(text);
  const lead = text.length - text.trimStart().length;
  const fits = (at: number) => at >= lead + minLength && text.slice(at).trim().length >= minLength;
  const clause = ends(text, clauseBreak).find(fits);
  if (clause !== undefined && clause <= lead + openingLength + minLength) return clause;
  const phrases = ends(text, beforePhrase).filter(
    (at) => fits(at) && at >= lead + 12 && !endsWithPhraseWord.test(text.slice(lead, at)),
  );
  const spaces = ends(text, /\s+/gu).filter(fits);
  return (
    phrases.findLast((at) => at <= lead + openingLength + 2) ??
    phrases.find((at) => at <= lead + phraseReach) ??
    (clause !== undefined && clause <= lead + clauseReach ? clause : undefined) ??
    spaces.findLast((at) => at <= lead + openingLength + 2) ??
    spaces[0] ??
    laterCut(text)
  );
}

function laterCut(text: string): number {
  if (text.length <= comfortableLength) return text.length;
  const fits = (at: number) => at >= minLength && text.slice(at).trim().length >= minLength;
  const clause = ends(text, clauseBreak).findLast((at) => fits(at) && at <= maxLength && at >= 20);
  if (clause !== undefined) return clause;
  if (text.length <= maxLength) return text.length;
  // The breaths get about the same length, because a single word at the end would sound lost.
  const target = text.length / Math.ceil(text.length / maxLength);
  const nearest = (found: number[], reach: number) =>
    found
      .filter((at) => fits(at) && at <= maxLength && Math.abs(at - target) <= reach)
      .toSorted((a, b) => Math.abs(a - target) - Math.abs(b - target))[0];
  const spaces = ends(text, /\s+/gu);
  return (
    nearest(ends(text, beforeJoining), 25) ??
    nearest(spaces, 40) ??
    spaces.findLast((at) => at >= minLength && at <= maxLength) ??
    wholeCharacter(text, maxLength)
  );
}

/** Returns where the matches that begin within reach end. */
const ends = (text: string, pattern: RegExp) =>
  Array.from(text.slice(0, maxLength + 40).matchAll(pattern), (match) => match.index + match[0].length).filter(
    (at) => at < text.length,
  );

function wholeCharacter(text: string, limit: number): number {
  let at = limit;
  while (at > limit / 2 && /^[\p{M}\u200d\udc00-\udfff]/u.test(text.slice(at, at + 1))) at -= 1;
  return at;
}
