/** Who may do what with a dictionary. Pure. */
import { dictionaryAccess, type DictionaryAccess } from '#contract/pronunciation-dictionaries/types.ts';
import type { Actor } from '../../kernel/context.ts';

/** Admins of the workspace and its creator may do everything; the others what the dictionary grants all members. */
export function accessTo(
  actor: Actor,
  { created_by, workspace_access }: { created_by: string; workspace_access: string | null },
): DictionaryAccess | null {
  if (actor.role === 'admin' || created_by === actor.user_id) return 'admin';
  return dictionaryAccess.find((access) => access === workspace_access) ?? null;
}
