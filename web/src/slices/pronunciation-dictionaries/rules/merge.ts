/** Puts together what two people changed in the same version of a dictionary. Pure. */
import { isSameRule, keysOf, type Rule } from './rule.ts';

/** Both changed the same rule, each in another way. A missing rule was removed. */
export interface MergeConflict {
  mine: Rule | undefined;
  theirs: Rule | undefined;
}

interface Merged {
  /** Everything that either changed. Where both changed the same rule, it stands as the first of the two has it. */
  rules: Rule[];
  conflicts: MergeConflict[];
}

const indexed = (rules: readonly Rule[]) => new Map(keysOf(rules).map((key, at) => [key, rules[at]!]));
const areEqual = (a: Rule | undefined, b: Rule | undefined) => (a && b ? isSameRule(a, b) : a === b);

/**
 * @param base the version that both began with
 * @param mine what stays where both changed the same rule
 */
export function mergeRules(base: readonly Rule[], mine: readonly Rule[], theirs: readonly Rule[]): Merged {
  const [wasRules, myRules, theirRules] = [indexed(base), indexed(mine), indexed(theirs)];
  const conflicts: MergeConflict[] = [];
  /** The rule that a key has in the end; undefined where it is removed. */
  function settle(key: string): Rule | undefined {
    const [was, my, their] = [wasRules.get(key), myRules.get(key), theirRules.get(key)];
    if (areEqual(my, was)) return their;
    if (areEqual(their, was) || areEqual(my, their)) return my;
    conflicts.push({ mine: my, theirs: their });
    return my;
  }
  const isMyOrder = keysOf(mine).filter((key) => wasRules.has(key));
  const wasOrder = keysOf(base).filter((key) => myRules.has(key));
  const haveIMoved = isMyOrder.some((key, at) => key !== wasOrder[at]);
  // What I moved stays where I put it; otherwise their order holds. What only the other has follows its neighbour.
  const [first, second] = haveIMoved ? [mine, theirs] : [theirs, mine];
  const order = mergeOrder(keysOf(first), keysOf(second));
  for (const key of wasRules.keys()) if (!myRules.has(key) && !theirRules.has(key)) settle(key);
  return { rules: order.flatMap((key) => settle(key) ?? []), conflicts };
}

/** Adds the keys that only the second order has, each after the key that it follows there and what the first added there. */
function mergeOrder(first: readonly string[], second: readonly string[]): string[] {
  const known = new Set(first);
  const others = new Set(second);
  const following = new Map<string | undefined, string[]>();
  let anchor: string | undefined;
  for (const key of second) {
    if (known.has(key)) anchor = key;
    else following.set(anchor, [...(following.get(anchor) ?? []), key]);
  }
  const order: string[] = [];
  let waiting = following.get(undefined) ?? [];
  for (const key of first) {
    if (others.has(key)) {
      order.push(...waiting, key);
      waiting = following.get(key) ?? [];
    } else order.push(key);
  }
  return [...order, ...waiting];
}
