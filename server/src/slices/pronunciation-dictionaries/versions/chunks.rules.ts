/**
 * Cuts the rules of a version into chunks. Where a chunk ends is decided by the rule at its end, so that a change of one
 * rule leaves the other chunks equal to those of the version before, and only the changed ones are stored. Pure.
 */
import { createHash } from 'node:crypto';
import type { PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';

export interface RuleChunk {
  chunk_id: string;
  rules: PronunciationRule[];
}

/** One rule in so many ends a chunk. */
const meanLength = 64;
const maxLength = 256;

export function toChunks(rules: readonly PronunciationRule[]): RuleChunk[] {
  const chunks: RuleChunk[] = [];
  let open: PronunciationRule[] = [];
  let whole = createHash('sha256');
  const close = () => {
    if (open.length === 0) return;
    chunks.push({ chunk_id: whole.digest('base64url').slice(0, 32), rules: open });
    open = [];
    whole = createHash('sha256');
  };
  for (const rule of rules) {
    const digest = createHash('sha256').update(keyOf(rule)).digest();
    whole.update(digest);
    open.push(rule);
    if (digest.readUInt32BE() % meanLength === 0 || open.length === maxLength) close();
  }
  close();
  return chunks;
}

/** Equal for equal rules, whatever the order of their fields. */
function keyOf(rule: PronunciationRule): string {
  const { string_to_replace, case_sensitive, word_boundaries } = rule;
  const spoken = rule.type === 'alias' ? ['alias', rule.alias] : ['phoneme', rule.alphabet, rule.phoneme];
  return JSON.stringify([string_to_replace, case_sensitive, word_boundaries, ...spoken]);
}
