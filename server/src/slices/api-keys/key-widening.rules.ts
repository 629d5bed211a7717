/** Whether a change lets a key do more than before, in any respect. Pure. */
import { addressMatcher } from '../../kernel/http/ip-list.ts';

/** Null stands for no restriction. */
export interface KeyRestrictions {
  permissions: string[] | null;
  credit_limit: number | null;
  allowed_ips: string[] | null;
  expires_at: Date | null;
  disabled_at: Date | null;
}

export function isWidening(before: KeyRestrictions, change: Partial<KeyRestrictions>): boolean {
  const after = { ...before, ...change };
  return (
    (before.disabled_at !== null && after.disabled_at === null) ||
    isHigher(before.credit_limit, after.credit_limit) ||
    isHigher(before.expires_at?.getTime() ?? null, after.expires_at?.getTime() ?? null) ||
    !isSubset(before.permissions, after.permissions) ||
    !isCovered(before.allowed_ips, after.allowed_ips)
  );
}

const isHigher = (before: number | null, after: number | null) => before !== null && (after === null || after > before);

const isSubset = (before: string[] | null, after: string[] | null) =>
  before === null || (after !== null && after.every((one) => before.includes(one)));

/** A network is covered only by itself: what is wrongly taken for wider costs one proof, and nothing else. */
function isCovered(before: string[] | null, after: string[] | null): boolean {
  if (before === null) return true;
  const isAllowed = addressMatcher(before);
  return after !== null && after.every((one) => before.includes(one) || isAllowed(one));
}
