/** Invitations into a workspace: one is used by the account with the invited, verified address, once. */
import type { Scope } from '../../kernel/context.ts';
import * as store from './invites.store.ts';

export interface PendingInvite {
  code: string;
  workspace_id: string;
  workspace_name: string;
  /** Address of the admin. */
  invited_by: string;
  /** The invited address: another one cannot use the code. */
  email: string;
}

/** An invitation that nobody has answered and that is still good; undefined for any other code. */
export async function findPendingInvite(scope: Scope, code: string): Promise<PendingInvite | undefined> {
  const row = await store.findInvite(scope, code);
  if (!row || row.state !== 'pending' || row.expires_at <= scope.now) return undefined;
  const { workspace_id, workspace_name, invited_by, email } = row;
  return { code, workspace_id, workspace_name, invited_by, email };
}
