import type { FlagName } from '#contract/workspace/flags.ts';
import type { Workspace } from '#contract/workspace/types.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { newWorkspaceId } from '../../kernel/ids.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { getSubscription, openSubscription } from '../billing/billing.service.ts';
import { getSeats } from '../membership/seats.service.ts';
import * as store from './workspace.store.ts';

interface WorkspaceWish {
  name: string;
  owner_user_id: string;
}

/** A workspace on the free plan, with its owner as admin. */
export async function createWorkspace(scope: Scope, wish: WorkspaceWish): Promise<string> {
  const workspace_id = await createEmptyWorkspace(scope, wish);
  await store.insertMember(scope, { user_id: wish.owner_user_id, workspace_id, role: 'admin' });
  return workspace_id;
}

/** For an owner who is elsewhere at the moment, and moves in. */
export async function createEmptyWorkspace(scope: Scope, wish: WorkspaceWish): Promise<string> {
  const workspace_id = newWorkspaceId();
  await store.insertWorkspace(scope, { workspace_id, ...wish });
  await openSubscription(scope, workspace_id, 'free');
  return workspace_id;
}

export async function getWorkspace(scope: Scope) {
  return store.readWorkspace(scope);
}

/** The specification's document. What this product has no counterpart of yet is null or empty. */
export async function getWorkspaceDocument(scope: Scope): Promise<Workspace> {
  const row = await store.readWorkspace(scope);
  const { max_seats } = await getSeats(scope);
  return {
    workspace_id: row.workspace_id,
    name: row.name,
    owner_id: row.owner_user_id,
    subscription: await getSubscription(scope),
    created_at_unix: toUnix(row.created_at),
    max_seats,
    storing_shared_files_on_user: true,
    training_opt_out: presentOptOut(row),
    session_inactivity_timeout: row.session_inactivity_timeout,
    all_members_permissions: [],
    payment_provider: null,
    cloud_marketplace: null,
    consolidated_billing: null,
    reporting_workspaces: [],
    payouts: null,
    pronunciation_dictionary_locators: [],
    voice_library_removal_notice_webhook_id: null,
    speech_to_text_webhook_ids: [],
    user_auto_provisioning: { enabled: false, enabled_at_unix: null, enabled_by_user_email: null },
  };
}

interface WorkspaceChange {
  training_opt_out?: boolean | undefined;
  name?: string | undefined;
  /** Seconds; 0: never. */
  session_inactivity_timeout?: number | undefined;
}

/** Everybody in the workspace sees it at once. */
export async function updateWorkspace(scope: Scope, wish: WorkspaceChange) {
  const { training_opt_out, name, session_inactivity_timeout: seconds } = wish;
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(seconds === undefined ? {} : { session_inactivity_timeout: seconds || null }),
    ...(training_opt_out === undefined ? {} : { training_opt_out, training_opt_out_at: scope.now }),
  };
  return transaction(scope, async (scope) => {
    const { workspace_id } = scope.actor;
    const row = await store.updateWorkspace(scope, { workspace_id, ...change });
    await audit(scope, 'workspace.updated', { ...wish });
    await recordChange(scope, { collection: 'user', id: workspace_id, what: 'changed' }, 'workspace');
    return { status: 'ok' as const, training_opt_out: presentOptOut(row) };
  });
}

/** What this workspace was given or denied by hand; the rest follows FLAGS. */
export async function readFlags(scope: Scope): Promise<Partial<Record<string, boolean>>> {
  return Object.fromEntries((await store.readFlags(scope)).map(({ flag, is_on }) => [flag, is_on]));
}

export async function setFlag(scope: Scope, workspaceId: string, flag: FlagName, isOn: boolean): Promise<void> {
  await store.writeFlag(scope, workspaceId, flag, isOn);
}

const presentOptOut = (row: { training_opt_out: boolean; training_opt_out_at: Date | null }) => ({
  enabled: row.training_opt_out,
  timestamp: row.training_opt_out_at && toUnix(row.training_opt_out_at),
});
const toUnix = (date: Date) => Math.floor(date.getTime() / 1000);

/** Their own workspaces and the one they are in, locked in one order; how many others are in each. */
export const lockWorkspacesOf = (scope: Scope, userId: string) => store.lockWorkspacesOf(scope, userId);
