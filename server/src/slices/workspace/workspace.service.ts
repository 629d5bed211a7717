import type { FlagName } from '#contract/flags.ts';
import type { Scope } from '../../kernel/context.ts';
import { newWorkspaceId } from '../../kernel/ids.ts';
import { openSubscription } from '../billing/billing.service.ts';
import * as store from './workspace.store.ts';

/** A workspace on the free plan, with its owner as admin. */
export async function createWorkspace(scope: Scope, wish: { name: string; owner_user_id: string }): Promise<string> {
  const workspace_id = newWorkspaceId();
  await store.insertWorkspace(scope, { workspace_id, ...wish });
  await openSubscription(scope, workspace_id, 'free');
  return workspace_id;
}

export async function getWorkspace(scope: Scope) {
  return store.readWorkspace(scope);
}

/** What this workspace was given or denied by hand; the rest follows FLAGS. */
export async function readFlags(scope: Scope): Promise<Partial<Record<string, boolean>>> {
  return Object.fromEntries((await store.readFlags(scope)).map(({ flag, is_on }) => [flag, is_on]));
}

export async function setFlag(scope: Scope, workspaceId: string, flag: FlagName, isOn: boolean): Promise<void> {
  await store.writeFlag(scope, workspaceId, flag, isOn);
}
