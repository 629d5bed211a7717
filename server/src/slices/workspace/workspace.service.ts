/** A workspace's settings and flags. */
import type { FlagName } from '#contract/workspace/flags.ts';
import { hasAgreedFigures, plans } from '#contract/billing/plans.ts';
import type { Workspace } from '#contract/workspace/types.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { newWorkspaceId } from '../../kernel/ids.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import {
  insertWorkspace,
  readOwnWorkspace,
  readWorkspace,
  updateWorkspace as writeWorkspace,
} from '../../platform/identity/accounts/workspaces.ts';
import { getPayer, getSubscription, getTierOf, openSubscription } from '../billing/billing.service.ts';
import { getDefaultLocators } from '../pronunciation-dictionaries/defaults.service.ts';
import * as store from './flags.store.ts';
import { findWebhooksFor } from '../../platform/webhook-events/webhook-events.ts';

interface WorkspaceInput {
  name: string;
  owner_user_id: string;
}

/** Creates a workspace on the free plan. Its owner is not moved into it. */
export async function createWorkspace(scope: Scope, input: WorkspaceInput): Promise<string> {
  const workspace_id = newWorkspaceId();
  await insertWorkspace(scope, { workspace_id, ...input });
  await openSubscription(scope, workspace_id);
  return workspace_id;
}

/** The server's own figure counts for the trial and enterprise plans only; otherwise the plan decides. */
export async function getMaxSeats(scope: Scope, workspaceId: string): Promise<number> {
  const tier = await getTierOf(scope, workspaceId);
  return (hasAgreedFigures(tier) ? (await readWorkspace(scope, workspaceId)).max_seats : null) ?? plans[tier].seats;
}

/** The document of the specification. Fields without a counterpart in this product are null or empty. */
export async function getWorkspaceDocument(ctx: Ctx): Promise<Workspace> {
  const row = await readOwnWorkspace(ctx);
  const payer = await getPayer(ctx);
  return {
    workspace_id: row.workspace_id,
    name: row.name,
    owner_id: row.owner_user_id,
    subscription: await getSubscription(ctx),
    created_at_unix: toUnix(row.created_at),
    max_seats: await getMaxSeats(ctx, row.workspace_id),
    storing_shared_files_on_user: true,
    training_opt_out: presentOptOut(row),
    session_inactivity_timeout: row.session_inactivity_timeout,
    all_members_permissions: [],
    payment_provider: presentPayment(payer),
    cloud_marketplace: payer.provider === 'cloud_marketplace' ? { is_active: true } : null,
    consolidated_billing:
      payer.provider === 'consolidated_billing' ? { charge_workspace_id: payer.charge_workspace_id } : null,
    reporting_workspaces: [],
    payouts: payer.connect_account && { connect_account_status: payer.connect_account.status },
    pronunciation_dictionary_locators: await getDefaultLocators(ctx),
    voice_library_removal_notice_webhook_id: null,
    speech_to_text_webhook_ids: await findWebhooksFor(ctx, {
      event_type: 'speech_to_text_transcription',
      webhook_id: null,
    }),
    user_auto_provisioning: { enabled: false, enabled_at_unix: null, enabled_by_user_email: null },
  };
}

interface WorkspaceChange {
  training_opt_out?: boolean | undefined;
  name?: string | undefined;
  /** Seconds; with 0 sessions never time out. */
  session_inactivity_timeout?: number | undefined;
}

/** Every member of the workspace sees the change at once. */
export async function updateWorkspace(scope: Scope, input: WorkspaceChange) {
  const { training_opt_out, name, session_inactivity_timeout: seconds } = input;
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(seconds === undefined ? {} : { session_inactivity_timeout: seconds || null }),
    ...(training_opt_out === undefined ? {} : { training_opt_out, training_opt_out_at: scope.now }),
  };
  return transaction(scope, async (scope) => {
    const { workspace_id } = scope.actor;
    const row = await writeWorkspace(scope, workspace_id, change);
    await audit(scope, 'workspace.updated', { ...input });
    await recordChange(scope, { collection: 'user', id: workspace_id, what: 'changed' }, 'workspace');
    return { status: 'ok' as const, training_opt_out: presentOptOut(row) };
  });
}

/** The flags that were set for this workspace by hand; all others follow FLAGS. */
export async function readFlags(scope: Scope): Promise<Partial<Record<string, boolean>>> {
  return Object.fromEntries((await store.readFlags(scope)).map(({ flag, is_on }) => [flag, is_on]));
}

export async function setFlag(scope: Scope, workspaceId: string, flag: FlagName, isOn: boolean): Promise<void> {
  await store.writeFlag(scope, workspaceId, flag, isOn);
}

/** The workspace follows the default again. */
export async function resetFlag(scope: Scope, workspaceId: string, flag: FlagName): Promise<void> {
  await store.deleteFlag(scope, workspaceId, flag);
}

/** The flags that were set by hand in any workspace. */
export const listAllFlags = (scope: Scope, count: number) => store.listAllFlags(scope, count);

function presentPayment({ subscription: own }: Awaited<ReturnType<typeof getPayer>>): Workspace['payment_provider'] {
  if (!own) return null;
  const { downgrade, cancel_at } = own;
  return {
    subscription: {
      id: own.subscription_id,
      status: own.status,
      current_period_start_unix: toUnix(own.period_start),
      current_period_end_unix: toUnix(own.period_end),
      cancel_at_unix: cancel_at && toUnix(cancel_at),
    },
    subscription_schedule: downgrade && {
      metadata: { type: downgrade.type, downgrade_to: downgrade.downgrade_to, downgrade_period: downgrade.period },
    },
  };
}

const presentOptOut = (row: { training_opt_out: boolean; training_opt_out_at: Date | null }) => ({
  enabled: row.training_opt_out,
  timestamp: row.training_opt_out_at && toUnix(row.training_opt_out_at),
});
