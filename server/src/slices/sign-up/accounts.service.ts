/** Account creation. It belongs to sign-up, the only slice that may know users, workspaces and plans together. */
import type { Scope } from '../../kernel/context.ts';
import { newUserId } from '../../kernel/ids.ts';
import { insertMember } from '../../platform/identity/accounts/members.ts';
import { insertUser } from '../../platform/identity/accounts/users.ts';
import { createWorkspace } from '../workspace/workspace.service.ts';

export interface NewAccount {
  email: string;
  password_hash: string;
  first_name: string | null;
  is_verified: boolean;
  /** Accounts that somebody else creates skip the onboarding. By default the onboarding is still to come. */
  is_onboarding_completed?: boolean;
}

/** Creates a user with a workspace of their own. @returns undefined when the address is taken. */
export async function createAccount(
  scope: Scope,
  account: NewAccount,
): Promise<{ user_id: string; workspace_id: string } | undefined> {
  const user_id = newUserId();
  const isNew = await insertUser(scope, {
    user_id,
    email: account.email,
    password_hash: account.password_hash,
    first_name: account.first_name,
    email_verified_at: account.is_verified ? scope.now : null,
    is_onboarding_completed: account.is_onboarding_completed ?? false,
  });
  if (!isNew) return undefined;
  const name = account.first_name ? `${account.first_name}'s workspace` : 'My workspace';
  const workspace_id = await createWorkspace(scope, { owner_user_id: user_id, name });
  await insertMember(scope, { user_id, workspace_id, role: 'admin' });
  return { user_id, workspace_id };
}
