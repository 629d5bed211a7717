/** How rules are added to others and removed from them. Pure. */
import type { PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';

/**
 * Rules for a string that has some already take the place of those, so that an entry that is corrected keeps its rank. The
 * others come at the end.
 */
export function addRules(
  rules: readonly PronunciationRule[],
  added: readonly PronunciationRule[],
): PronunciationRule[] {
  const byString = Map.groupBy(added, ({ string_to_replace }) => string_to_replace);
  const placed = new Set<string>();
  const kept = rules.flatMap((rule) => {
    const { string_to_replace: word } = rule;
    const replacements = byString.get(word);
    if (!replacements) return [rule];
    if (placed.has(word)) return [];
    placed.add(word);
    return replacements;
  });
  return [...kept, ...added.filter(({ string_to_replace }) => !placed.has(string_to_replace))];
}

export function removeRules(rules: readonly PronunciationRule[], strings: readonly string[]): PronunciationRule[] {
  const removed = new Set(strings);
  return rules.filter(({ string_to_replace }) => !removed.has(string_to_replace));
}
