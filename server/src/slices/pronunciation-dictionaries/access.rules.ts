/** Who may do what with a dictionary. Pure. */
import { dictionaryAccess, type DictionaryAccess } from '#contract/pronunciation-dictionaries/types.ts';
import type { Actor } from '../../kernel/context.ts';

export const isAccess = (text: string | null): text is DictionaryAccess =>
  dictionaryAccess.some((access) => access === text);

/** Admins of the workspace and its creator may do everything; the others what the dictionary grants all members. */
export function accessTo(
  actor: Actor,
  { created_by_user_id, workspace_access }: { created_by_user_id: string; workspace_access: string | null },
): DictionaryAccess | null {
  if (actor.role === 'admin' || created_by_user_id === actor.user_id) return 'admin';
  return isAccess(workspace_access) ? workspace_access : null;
}

/** `admin` includes `editor`, which includes `viewer`. */
export const isEnough = (access: DictionaryAccess, needed: DictionaryAccess): boolean =>
  dictionaryAccess.indexOf(access) <= dictionaryAccess.indexOf(needed);
