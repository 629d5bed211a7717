import type { Scope } from '../../kernel/context.ts';

/** An invitation with what is told of it: the workspace's name, the address of who invited. */
const invites = (scope: Scope) =>
  scope.db
    .selectFrom('workspace_invite as i')
    .innerJoin('workspace as w', 'w.workspace_id', 'i.workspace_id')
    .innerJoin('user_account as u', 'u.user_id', 'i.invited_by_user_id')
    .selectAll('i')
    .select(['w.name as workspace_name', 'u.email as invited_by']);

export function findInvite(scope: Scope, code: string) {
  return invites(scope).where('i.code', '=', code).executeTakeFirst();
}

/** Of those that nobody has answered and that are still good. */
export async function countPending(scope: Scope, workspaceId: string): Promise<number> {
  const { count } = await scope.db
    .selectFrom('workspace_invite')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'pending')
    .where('expires_at', '>', scope.now)
    .executeTakeFirstOrThrow();
  return count;
}
