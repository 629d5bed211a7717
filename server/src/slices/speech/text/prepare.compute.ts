/** `prepareText` for the compute thread. The rules of dictionaries are sent there once, and are kept by their version. */
import type { PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';
import { prepareText } from './prepare.ts';
import type { PreparedText, PrepareOptions } from './prepared.ts';
import { indexRules, type RuleIndex } from './pronunciation/rule-index.ts';

export interface PrepareInput {
  text: string;
  options: Omit<PrepareOptions, 'dictionaries'>;
  /** The versions of the dictionaries, in the order in which they are tried. */
  dictionaries: readonly { version_id: string; rules?: readonly PronunciationRule[] }[];
}

/** `isWithoutRules`: the thread does not know one of the versions, and wants their rules. */
export type PrepareResult = PreparedText | { isWithoutRules: true };

/** Rules that are kept over all versions. */
const maxKept = 60_000;
/** The version that was used longest ago comes first. */
const kept = new Map<string, { index: RuleIndex; count: number }>();

export function compute({ text, options, dictionaries }: PrepareInput): PrepareResult {
  const indexes: RuleIndex[] = [];
  for (const { version_id, rules } of dictionaries) {
    const known = kept.get(version_id) ?? (rules && { index: indexRules(rules), count: rules.length });
    if (!known) return { isWithoutRules: true };
    kept.delete(version_id);
    kept.set(version_id, known);
    indexes.push(known.index);
  }
  let count = 0;
  for (const one of kept.values()) count += one.count;
  for (const [oldest, one] of kept) {
    if (count <= maxKept || kept.size === 1) break;
    kept.delete(oldest);
    count -= one.count;
  }
  return prepareText(text, { ...options, dictionaries: indexes });
}
