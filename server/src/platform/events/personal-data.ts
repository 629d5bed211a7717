import type { Scope } from '../../kernel/context.ts';
import type { AccountRemoval } from '../../manifest.ts';
import { renameInAudit } from './audit.ts';
import { deleteVisitsOf } from './events.store.ts';

/** The audit log stays, under a name that is nobody's. Events and consent go with the account. */
export async function removePersonalData(scope: Scope, removal: AccountRemoval): Promise<void> {
  await deleteVisitsOf(scope, removal.email);
  await renameInAudit(scope, removal);
}
