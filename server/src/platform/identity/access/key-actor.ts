/** Checks a key at the moment it is used: its secret, its addresses, its limits. */
import { invalidApiKey, ipNotAllowed } from '#contract/kit/access-errors.ts';
import type { KeyOfActor } from './actor.ts';
import { AppError } from '../../../kernel/errors.ts';
import { addressMatcher } from '../../../kernel/http/ip-list.ts';

interface KeyRow {
  key_id: string;
  permissions: string[] | null;
  credit_limit: number | null;
  allowed_ips: string[] | null;
  expires_at: Date | null;
  key_hash: Buffer | null;
  previous_key_hash: Buffer | null;
  previous_expires_at: Date | null;
}

/** @throws AppError 401 invalid_api_key, 403 ip_not_allowed */
export function keyOf(row: KeyRow, now: Date, shown: KeyOfActor['shown']): KeyOfActor {
  // The secret that the last rotation replaced stays usable for a while.
  const isPrevious = shown !== undefined && !row.key_hash?.equals(shown.hash);
  if (isPrevious) {
    const isUsable =
      row.previous_key_hash?.equals(shown.hash) && row.previous_expires_at && row.previous_expires_at > now;
    if (!isUsable) throw AppError.from(invalidApiKey);
  }
  if (shown && row.allowed_ips && !addressMatcher(row.allowed_ips)(shown.ip)) {
    throw AppError.from(ipNotAllowed, { ip: shown.ip });
  }
  return {
    key_id: row.key_id,
    permissions: row.permissions,
    has_credit_limit: row.credit_limit !== null,
    is_bound: isPrevious || row.allowed_ips !== null || row.expires_at !== null,
    ...(shown ? { shown } : {}),
  };
}
