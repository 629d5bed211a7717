/** What is not saved yet, as it is kept in the browser. Pure. */
import type { Rule } from '../rules/rule.ts';

export interface Draft {
  /** The version that the rules were made from. */
  version_id: string;
  rules: Rule[];
}

const isRule = (value: unknown): value is Rule => {
  const rule = value as Rule | null;
  return (
    typeof rule === 'object' &&
    rule !== null &&
    typeof rule.string_to_replace === 'string' &&
    (rule.type === 'alias' ? typeof rule.alias === 'string' : typeof rule.phoneme === 'string')
  );
};

/** Storage holds what an earlier version wrote, or nothing. */
export const isDraft = (value: unknown): value is Draft | null => {
  if (value === null) return true;
  const draft = value as Draft;
  return (
    typeof draft === 'object' &&
    typeof draft.version_id === 'string' &&
    Array.isArray(draft.rules) &&
    draft.rules.every(isRule)
  );
};
