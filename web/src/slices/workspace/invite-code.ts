/** The code of the link by which somebody came, kept until an invitation can be answered (spec-1 §9). */
import { isString, readLocal, removeLocal } from '../../lib/storage.ts';

const key = 'invite_code';

/** Removed when read. */
export function takeInviteCode(): string | undefined {
  const code = readLocal(key, isString, '');
  removeLocal(key);
  return code || undefined;
}
