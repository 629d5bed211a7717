/** What a key is worth at the moment it is used. */
import type { Actor } from '../../kernel/context.ts';
import { AppError, forbidden } from '../../kernel/errors.ts';
import { addressMatcher } from '../../kernel/http/ip-list.ts';

type Key = NonNullable<Actor['key']>;

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
export function keyOf(row: KeyRow, now: Date, shown: Key['shown']): Key {
  // The secret before the last rotation is good for a while.
  const isFormer = shown !== undefined && !row.key_hash?.equals(shown.hash);
  if (isFormer) {
    const isGood =
      row.previous_key_hash?.equals(shown.hash) && row.previous_expires_at && row.previous_expires_at > now;
    if (!isGood) throw invalidKey();
  }
  if (shown && row.allowed_ips && !addressMatcher(row.allowed_ips)(shown.ip)) {
    throw forbidden('ip_not_allowed', `This API key may not be used from the address ${shown.ip}.`);
  }
  return {
    key_id: row.key_id,
    permissions: row.permissions,
    has_credit_limit: row.credit_limit !== null,
    is_bound: isFormer || row.allowed_ips !== null || row.expires_at !== null,
    ...(shown ? { shown } : {}),
  };
}

export const invalidKey = () => new AppError(401, 'invalid_api_key', 'Invalid API key');
