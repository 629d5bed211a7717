/** The code in a mailed link: the code of the invite and a signature. Pure. */
import { timingSafeEqual } from 'node:crypto';
import type { InviteLink } from '#contract/membership/types.ts';
import { hashToken } from '../../kernel/hash.ts';
import type { SecretBox } from '../../kernel/secrets.ts';
import type { InviteRow } from './invites.store.ts';

/**
 * Admins see the code of each invite in their list, so the code alone does not prove who reads the mailbox. The signature
 * is in the mail only, and stays the same when the mail is sent again.
 */
const sign = (secrets: SecretBox, code: string): string => secrets.sign('invite link', code);

export const linkCodeOf = (secrets: SecretBox, code: string): string => `${code}.${sign(secrets, code)}`;

/** @returns the code of the invite, undefined where the signature is missing or wrong. */
export function readLinkCode(secrets: SecretBox, linkCode: string): string | undefined {
  const [code = '', signature = ''] = linkCode.split('.');
  return timingSafeEqual(hashToken(signature), hashToken(sign(secrets, code))) ? code : undefined;
}

export function statusOf(
  { state, expires_at }: Pick<InviteRow, 'state' | 'expires_at'>,
  now: Date,
): InviteLink['status'] {
  if (state === 'pending') return expires_at > now ? 'pending' : 'expired';
  return state === 'accepted' || state === 'declined' ? state : 'revoked';
}
