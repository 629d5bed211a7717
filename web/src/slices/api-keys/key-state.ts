import type { ApiKey } from '#contract/api-keys/types.ts';

/** Why a key does not work, or what is about to change with it. */
export type KeyState = 'expired' | 'disabled' | 'expiring' | 'rotating';

/** A key that expires within this many seconds is marked. */
const soon = 7 * 86_400;

/** Lists the states of a key, the most important first. */
export function statesOf(key: ApiKey, now: number = Date.now() / 1000): KeyState[] {
  const { is_disabled, expires_at_unix: end, previous_secret_expires_at_unix: former } = key;
  const states: KeyState[] = [];
  if (end !== null && end <= now) states.push('expired');
  if (is_disabled) states.push('disabled');
  if (end !== null && end > now && end - now <= soon) states.push('expiring');
  if (former !== null && former > now) states.push('rotating');
  return states;
}
