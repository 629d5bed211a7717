/** A rule as the editor handles it. Pure. */
import type { PhonemeAlphabet, PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';

export type Rule = PronunciationRule;

/** What people choose as the type of a rule: another spelling, or sounds in one of the alphabets. */
export const ruleKinds = ['alias', 'ipa', 'cmu-arpabet'] as const;
export type RuleKind = (typeof ruleKinds)[number];

export const kindOf = (rule: Rule): RuleKind => (rule.type === 'alias' ? 'alias' : rule.alphabet);
export const saidOf = (rule: Rule): string => (rule.type === 'alias' ? rule.alias : rule.phoneme);

interface RuleParts {
  written: string;
  kind: RuleKind;
  said: string;
  isCaseSensitive?: boolean;
  isWholeWord?: boolean;
}

export function makeRule({ written, kind, said, isCaseSensitive = true, isWholeWord = true }: RuleParts): Rule {
  const common = {
    string_to_replace: written,
    case_sensitive: isCaseSensitive,
    word_boundaries: isWholeWord,
  };
  return kind === 'alias'
    ? { ...common, type: 'alias', alias: said }
    : { ...common, type: 'phoneme', phoneme: said, alphabet: kind satisfies PhonemeAlphabet };
}

const partsOf = (rule: Rule): RuleParts => ({
  written: rule.string_to_replace,
  kind: kindOf(rule),
  said: saidOf(rule),
  isCaseSensitive: rule.case_sensitive,
  isWholeWord: rule.word_boundaries,
});

/** The rule with another spelling, kind or option. */
export const withParts = (rule: Rule, change: Partial<RuleParts>): Rule => makeRule({ ...partsOf(rule), ...change });

/** Two rules with the same one apply to the same places of a text. */
export const identityOf = ({ string_to_replace, case_sensitive, word_boundaries }: Rule): string =>
  `${Number(case_sensitive)}${Number(word_boundaries)}${string_to_replace}`;

export const isSameRule = (a: Rule, b: Rule): boolean =>
  identityOf(a) === identityOf(b) && kindOf(a) === kindOf(b) && saidOf(a) === saidOf(b);

export const areSameRules = (a: readonly Rule[], b: readonly Rule[]): boolean =>
  a.length === b.length && a.every((rule, at) => rule === b[at] || isSameRule(rule, b[at]!));

/** The identity of each rule with a number for those that have it twice, so that every rule has a key of its own. */
export function keysOf(rules: readonly Rule[]): string[] {
  const counts = new Map<string, number>();
  return rules.map((rule) => {
    const identity = identityOf(rule);
    const count = counts.get(identity) ?? 0;
    counts.set(identity, count + 1);
    return `${count} ${identity}`;
  });
}
