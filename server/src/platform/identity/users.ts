/** Every account of the installation, for its operator's command line. */
import type { Scope } from '../../kernel/context.ts';
import * as store from './users.store.ts';

export async function listUsers(scope: Scope) {
  const rows = await store.listUsers(scope);
  return rows.map((row) => ({
    user_id: row.user_id,
    workspace_id: row.workspace_id,
    email: row.email,
    tier: row.tier,
    is_verified: row.email_verified_at !== null,
    is_operator: row.granted_at !== null,
    created_at: row.created_at.toISOString(),
  }));
}

export async function findUserByEmail(scope: Scope, email: string) {
  return (await store.listUsers(scope, email)).map(({ user_id, workspace_id }) => ({ user_id, workspace_id }))[0];
}

/** The caller's own address. */
export async function getOwnEmail(scope: Scope): Promise<string> {
  return (await store.findUser(scope, scope.actor.user_id))?.email ?? '';
}

/** Does the user refuse that anything is kept of what they do? */
export async function hasOptedOut(scope: Pick<Scope, 'db'>, userId: string): Promise<boolean> {
  return (await store.findUser(scope, userId))?.ccpa_opt_out ?? false;
}
