/** Puts rules into the phrases of a text: what is written stays, what is spoken is the rule's. Pure. */
import type { PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';
import type { MarkupToken, Phrase } from '../markup.ts';
import { findMatches, joinToWord, type RuleIndex, type RuleMatch } from './rule-index.ts';

/** Replacements may add this many UTF-16 units to a text, and so many times its length beside it. */
const maxAdded = 2000;
const maxGrowth = 4;

export interface RuledPhrases {
  phrases: Phrase[];
  /** Whether the replacements make the text so much longer that its price would no longer say what it costs. */
  isTooLong: boolean;
}

export function applyRules(phrases: readonly Phrase[], dictionaries: readonly RuleIndex[]): RuledPhrases {
  const plains = phrases.map(({ tokens }) => matchable(tokens));
  const matches = plains.map((plain) => findMatches(dictionaries, plain));
  const written = plains.reduce((sum, plain) => sum + plain.length, 0);
  const added = matches.flat().reduce((sum, { from, to, rule }) => sum + growthOf(rule, to - from), 0);
  if (added > maxAdded + maxGrowth * written) return { phrases: [...phrases], isTooLong: true };
  const ruled = phrases.map((phrase, i) => {
    const own = matches[i] ?? [];
    return own.length === 0 ? phrase : { ...phrase, tokens: replaceMatches(phrase.tokens, plains[i] ?? '', own) };
  });
  return { phrases: ruled, isTooLong: false };
}

const growthOf = (rule: PronunciationRule, length: number) =>
  rule.type === 'alias' ? Math.max(0, rule.alias.length - length) : 0;

/** The text as rules see it. What a tag gave another sound or another text is no place for a rule. */
const matchable = (tokens: readonly MarkupToken[]): string =>
  tokens.map((token) => (isOpen(token) ? token.plain : '\0'.repeat(token.plain.length))).join('');

const isOpen = ({ written, plain, pronunciation }: MarkupToken) =>
  !pronunciation && (plain === written || isEntity(written));

const isEntity = (written: string) => written.startsWith('&') && written.endsWith(';');

function replaceMatches(tokens: readonly MarkupToken[], plain: string, matches: readonly RuleMatch[]): MarkupToken[] {
  const result: MarkupToken[] = [];
  /** The plain text before the token, the match that comes next, and what was written of it so far. */
  let at = 0;
  let next = 0;
  let written = '';

  for (const token of tokens) {
    const end = at + token.plain.length;
    const isInside = (matches[next]?.from ?? end) < at;
    if (token.plain === '' || !isOpen(token)) {
      // A tag within a match is a part of what the rule speaks for.
      if (token.plain === '' && isInside) written += token.written;
      else result.push(token);
      at = end;
      continue;
    }
    if (token.plain === token.written) takeText(token, end);
    else takeEntity(token, end);
  }
  return result;

  function takeText(token: MarkupToken, end: number): void {
    const start = at;
    while (at < end) {
      const match = matches[next];
      const stop = Math.min(end, !match ? end : at < match.from ? match.from : match.to);
      const text = token.written.slice(at - start, stop - start);
      if (match && at >= match.from) take(match, text, stop);
      else result.push({ written: text, plain: text });
      at = stop;
    }
  }

  function takeEntity(token: MarkupToken, end: number): void {
    const match = matches[next];
    if (match && at >= match.from) take(match, token.written, end);
    else result.push(token);
    at = end;
  }

  function take(match: RuleMatch, text: string, stop: number): void {
    written += text;
    if (stop < match.to) return;
    result.push(tokenOf(match, written, plain, result.at(-1)?.plain ?? ''));
    written = '';
    next += 1;
  }
}

function tokenOf({ from, to, rule }: RuleMatch, written: string, text: string, spokenBefore: string): MarkupToken {
  const original = text.slice(from, to);
  if (rule.type === 'alias') {
    const alias = rule.alias.normalize('NFC');
    return {
      written,
      plain: apart({ alias, original, before: spokenBefore, after: text.slice(to, to + 2) }),
      original,
    };
  }
  const { alphabet, phoneme } = rule;
  const pronunciation = { alphabet, phonemes: phoneme.trim(), isRule: true as const };
  return { written, plain: withoutSentenceEnds(original), original, pronunciation };
}

/** `R&B` with a rule for `&` is `R and B`: a word that stands for a sign is no part of the words beside it. */
function apart({ alias, original, before, after }: Record<'alias' | 'original' | 'before' | 'after', string>): string {
  const lead = joinToWord(before, alias) && !joinToWord(before, original) ? ' ' : '';
  const trail = joinToWord(alias, after) && !joinToWord(original, after) ? ' ' : '';
  return lead + alias + trail;
}

/** `St. John` and `Dr.` are one word to whoever gave them sounds, and must not end a sentence. */
function withoutSentenceEnds(text: string): string {
  const plain = text.replace(/[.!?…。！？]+(?=\s|$)/gu, '');
  return plain.trim() === '' ? text : plain;
}
