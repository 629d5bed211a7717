/** Where rules apply in a short text, as the server applies them: left to right, and the first rule of the list wins. Pure. */
import type { Rule } from './rule.ts';
import { isWithinWord } from './word-borders.ts';

export interface RuleMatch {
  from: number;
  to: number;
  rule: Rule;
  /** The place of the rule in the list. */
  at: number;
}

export function findMatches(text: string, rules: readonly Rule[]): RuleMatch[] {
  const byFolded = new Map<string, number[]>();
  rules.forEach(({ string_to_replace: written }, at) => {
    const key = written.toLowerCase();
    const known = byFolded.get(key);
    if (known) known.push(at);
    else if (key !== '') byFolded.set(key, [at]);
  });
  const lengths = new Set([...byFolded.keys()].map(({ length }) => length));
  const folded = text.toLowerCase();
  // Few letters have a lower case of another length; where one occurs, only equal letters match.
  const plain = folded.length === text.length ? folded : text;
  const found: RuleMatch[] = [];
  for (let from = 0; from < text.length; from++) {
    let best: number | undefined;
    for (const length of lengths) {
      const to = from + length;
      for (const at of (to <= text.length && byFolded.get(plain.slice(from, to))) || []) {
        const { case_sensitive, string_to_replace, word_boundaries } = rules[at]!;
        const isWritten = !case_sensitive || text.slice(from, to) === string_to_replace;
        const isWhole = !word_boundaries || (!isWithinWord(text, from) && !isWithinWord(text, to));
        if (isWritten && isWhole && (best === undefined || at < best)) best = at;
      }
    }
    if (best === undefined) continue;
    const rule = rules[best]!;
    const to = from + rule.string_to_replace.length;
    found.push({ from, to, rule, at: best });
    from = to - 1;
  }
  return found;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** What a rule makes of a word, as the text of a request that has no dictionary. */
export function spokenWith(written: string, rule: Rule): string {
  if (rule.type === 'alias') return escape(rule.alias);
  return `<phoneme alphabet="${rule.alphabet}" ph="${escape(rule.phoneme)}">${escape(written)}</phoneme>`;
}

/** A text with its rules put in, for hearing rules that are not saved yet. */
export function withRules(text: string, rules: readonly Rule[]): string {
  let at = 0;
  let spoken = '';
  for (const { from, to, rule } of findMatches(text, rules)) {
    spoken += text.slice(at, from) + spokenWith(text.slice(from, to), rule);
    at = to;
  }
  return spoken + text.slice(at);
}
