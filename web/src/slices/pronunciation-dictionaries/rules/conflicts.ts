/** What is wrong with the rules of a dictionary, as far as the rules themselves show it. Pure. */
import { maxGraphemeLength, maxReplacementLength } from './limits.ts';
import { saidOf, type Rule } from './rule.ts';
import { soundsProblem } from './sounds.ts';
import { isWithinWord } from './word-borders.ts';

export type RuleProblem =
  /** These keep the rules from being saved. */
  | { kind: 'no_written' | 'no_said' | 'written_too_long' | 'said_too_long' | 'not_text' }
  /** An earlier rule with the same word is always used instead. `by` is its place in the list. */
  | { kind: 'duplicate'; by: number }
  /** An earlier rule for the beginning of the same words is always used instead. */
  | { kind: 'shadowed'; by: number }
  /** The engines cannot say the sounds, so they read the word by their own rules. */
  | { kind: 'unknown_sound'; sign: string }
  | { kind: 'no_vowel' }
  /** The spelling contains the word itself. It is said once and not replaced again. */
  | { kind: 'contains_itself' };

const errors: ReadonlySet<RuleProblem['kind']> = new Set([
  'no_written',
  'no_said',
  'written_too_long',
  'said_too_long',
  'not_text',
]);
const ofSaid: ReadonlySet<RuleProblem['kind']> = new Set([
  'no_said',
  'said_too_long',
  'unknown_sound',
  'no_vowel',
  'contains_itself',
]);
const conflicts: ReadonlySet<RuleProblem['kind']> = new Set(['duplicate', 'shadowed']);

export const isError = ({ kind }: RuleProblem): boolean => errors.has(kind);
/** Whether the problem is of what is said, and not of the word that is meant. */
export const isOfSaid = ({ kind }: RuleProblem): boolean => ofSaid.has(kind);
/** The rule is never used, because an earlier one comes first. */
export const isConflict = ({ kind }: RuleProblem): boolean => conflicts.has(kind);

const control = /[\p{Cc}\uFFFE\uFFFF]/u;
const isPlain = (text: string) => text.isWellFormed() && !control.test(text);

function ownProblem(rule: Rule): RuleProblem | undefined {
  const written = rule.string_to_replace;
  const said = saidOf(rule);
  if (written.trim() === '') return { kind: 'no_written' };
  if (said.trim() === '') return { kind: 'no_said' };
  if (written.length > maxGraphemeLength) return { kind: 'written_too_long' };
  if (said.length > maxReplacementLength) return { kind: 'said_too_long' };
  if (!isPlain(written) || !isPlain(said)) return { kind: 'not_text' };
  return undefined;
}

function noteOf(rule: Rule): RuleProblem | undefined {
  if (rule.type === 'phoneme') {
    const problem = soundsProblem(rule.phoneme, rule.alphabet);
    if (problem === 'no_vowel') return { kind: 'no_vowel' };
    return problem && { kind: 'unknown_sound', sign: problem.sign };
  }
  const { alias, string_to_replace: written } = rule;
  const [inside, whole] = rule.case_sensitive ? [written, alias] : [written.toLowerCase(), alias.toLowerCase()];
  return whole !== inside && whole.includes(inside) ? { kind: 'contains_itself' } : undefined;
}

/** The places of the earlier rules, by what they match. */
interface Seen {
  exact: Map<string, { at: number; rule: Rule }[]>;
  folded: Map<string, { at: number; rule: Rule }[]>;
  longest: number;
}

function remember(seen: Seen, rule: Rule, at: number): void {
  const [map, key] = rule.case_sensitive
    ? [seen.exact, rule.string_to_replace]
    : [seen.folded, rule.string_to_replace.toLowerCase()];
  map.set(key, [...(map.get(key) ?? []), { at, rule }]);
  seen.longest = Math.max(seen.longest, key.length);
}

/** Finds an earlier rule that is used wherever this one could be. */
function earlier(seen: Seen, rule: Rule): RuleProblem | undefined {
  const written = rule.string_to_replace;
  const folded = written.toLowerCase();
  let found: { at: number; isWhole: boolean } | undefined;
  for (let end = 1; end <= Math.min(written.length, seen.longest); end++) {
    // A rule that ignores the case is hidden only by rules that do so too.
    const exact = rule.case_sensitive ? (seen.exact.get(written.slice(0, end)) ?? []) : [];
    for (const one of [...exact, ...(seen.folded.get(folded.slice(0, end)) ?? [])]) {
      const isWhole = end === written.length;
      const endsWord = isWhole || !isWithinWord(written, end);
      // A rule for whole words leaves the inside of longer words to later rules.
      const hides = !one.rule.word_boundaries || (endsWord && rule.word_boundaries);
      if (hides && (!found || one.at < found.at)) found = { at: one.at, isWhole };
    }
  }
  return found && { kind: found.isWhole ? 'duplicate' : 'shadowed', by: found.at };
}

/** @returns the gravest problem of each rule that has one, by its place in the list */
export function problemsOf(rules: readonly Rule[]): Map<number, RuleProblem> {
  const seen: Seen = { exact: new Map(), folded: new Map(), longest: 0 };
  const problems = new Map<number, RuleProblem>();
  rules.forEach((rule, at) => {
    const own = ownProblem(rule);
    const problem = own ?? earlier(seen, rule) ?? noteOf(rule);
    if (problem) problems.set(at, problem);
    if (!own) remember(seen, rule, at);
  });
  return problems;
}
