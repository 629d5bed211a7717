/**
 * Sign-ups that come from a cloud marketplace. What their token says is a claim: whoever could make a plan free by sending
 * one would never pay. So it is kept, and an operator decides.
 */
import type { Scope } from '../../../kernel/context.ts';
import { audit } from '../../../platform/events/audit.ts';
import { readEmails } from '../../../platform/identity/accounts/users.ts';
import { accountOf } from './marketplace-claims.rules.ts';
import * as store from './marketplace-claims.store.ts';

/** In the transaction that makes the account, or that finishes its registration. */
export async function keepMarketplaceClaim(
  scope: Scope,
  { user_id, workspace_id }: { user_id: string; workspace_id: string },
  token: string,
): Promise<void> {
  const claim = { marketplace: 'gcp', token: token.toWellFormed(), account: accountOf(token) };
  await store.insertClaim(scope, { workspace_id, user_id, ...claim, created_at: scope.now });
  await audit(scope, 'billing.marketplace_claimed', { marketplace: 'gcp' }, { user_id, workspace_id });
}

/** For operators, the newest first. */
export async function listMarketplaceClaims(scope: Scope) {
  const claims = await store.listClaims(scope);
  const emails = await readEmails(
    scope,
    claims.map(({ user_id }) => user_id),
  );
  return claims.map((claim) => ({ ...claim, email: emails.get(claim.user_id) ?? null }));
}
