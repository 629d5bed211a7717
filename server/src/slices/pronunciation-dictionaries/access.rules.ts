/** Who may do what with a dictionary. Pure. */
import { dictionaryAccess, type DictionaryAccess } from '#contract/pronunciation-dictionaries/types.ts';
import type { Actor } from '../../kernel/context.ts';

export const isAccess = (text: string | null): text is DictionaryAccess =>
  dictionaryAccess.some((access) => access === text);

/**
 * Its creator may do everything. Of a dictionary that is shared, the admins of the workspace may do everything too, and the
 * others what it grants all members. One that is not shared is its creator's alone, also for admins.
 */
export function accessTo(
  actor: Actor,
  { created_by_user_id, workspace_access }: { created_by_user_id: string; workspace_access: string | null },
): DictionaryAccess | null {
  if (created_by_user_id === actor.user_id) return 'admin';
  if (!isAccess(workspace_access)) return null;
  return actor.role === 'admin' ? 'admin' : workspace_access;
}

/** `admin` includes `editor`, which includes `viewer`. */
export const isEnough = (access: DictionaryAccess, needed: DictionaryAccess): boolean =>
  dictionaryAccess.indexOf(access) <= dictionaryAccess.indexOf(needed);
