/** What differs between two versions of a dictionary. Pure. */
import { isSameRule, keysOf, type Rule } from './rule.ts';

export type RuleChange =
  | { kind: 'added'; after: Rule }
  | { kind: 'removed'; before: Rule }
  | { kind: 'changed'; before: Rule; after: Rule };

export interface RuleDifference {
  /** Added and changed rules in the order of the newer version, and then the removed ones. */
  changes: RuleChange[];
  added: number;
  removed: number;
  changed: number;
  /** Rules that both versions have stand in another order, which decides between rules for the same word. */
  isReordered: boolean;
}

export function diffRules(from: readonly Rule[], to: readonly Rule[]): RuleDifference {
  const fromKeys = keysOf(from);
  const toKeys = keysOf(to);
  const before = new Map(from.map((rule, at) => [fromKeys[at]!, rule]));
  const isLeft = new Set(toKeys);
  const changes: RuleChange[] = [];
  to.forEach((after, at) => {
    const old = before.get(toKeys[at]!);
    if (!old) changes.push({ kind: 'added', after });
    else if (!isSameRule(old, after)) changes.push({ kind: 'changed', before: old, after });
  });
  from.forEach((old, at) => {
    if (!isLeft.has(fromKeys[at]!)) changes.push({ kind: 'removed', before: old });
  });
  const count = (kind: RuleChange['kind']) => changes.filter((change) => change.kind === kind).length;
  const kept = fromKeys.filter((key) => isLeft.has(key));
  const keptNow = toKeys.filter((key) => before.has(key));
  return {
    changes,
    added: count('added'),
    removed: count('removed'),
    changed: count('changed'),
    isReordered: kept.some((key, at) => key !== keptNow[at]),
  };
}

export const isEmptyDifference = ({ changes, isReordered }: RuleDifference): boolean =>
  changes.length === 0 && !isReordered;
