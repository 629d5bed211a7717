/** An invite with the names that people see: the workspace's name and the address of the admin who sent it. */
import type { Scope } from '../../kernel/context.ts';
import { readEmails } from '../../platform/identity/accounts/users.ts';
import { readWorkspaceNames } from '../../platform/identity/accounts/workspaces.ts';
import * as store from './invites.store.ts';

export type InviteDetails = store.InviteRow & { workspace_name: string; invited_by: string };

/** @param code from a list of invites, or from a link, which adds a signature that is not needed here. */
export async function findInvite(scope: Scope, code: string): Promise<InviteDetails | undefined> {
  const row = await store.findInvite(scope, code.split('.', 1)[0] ?? '');
  return row && (await addNames(scope, [row]))[0];
}

export async function addNames(scope: Scope, rows: store.InviteRow[]): Promise<InviteDetails[]> {
  const names = await readWorkspaceNames(
    scope,
    rows.map(({ workspace_id }) => workspace_id),
  );
  const emails = await readEmails(
    scope,
    rows.map(({ invited_by_user_id }) => invited_by_user_id),
  );
  return rows.map((row) => ({
    ...row,
    workspace_name: names.get(row.workspace_id) ?? '',
    invited_by: emails.get(row.invited_by_user_id) ?? '',
  }));
}
