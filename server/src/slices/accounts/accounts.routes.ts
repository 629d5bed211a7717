import * as api from '#contract/accounts/api.ts';
import type { Account } from '#contract/accounts/types.ts';
import { on, type Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import type { Manifest } from '../../manifest.ts';
import { audit } from '../../platform/events/audit.ts';
import { readProof } from '../../platform/identity/access/read-proof.ts';
import { setTier } from '../billing/billing.service.ts';
import { applyModeration } from './moderation.service.ts';
import { deleteAccount } from '../privacy/account-deletion.service.ts';
import { setAlphaAccess } from '../profile/alpha-access.service.ts';
import { mailPasswordLink } from '../security/password-reset.service.ts';
import { resetFactors } from '../security/second-factor.service.ts';
import { requireProof } from '../security/sensitive-actions.service.ts';
import * as changes from './account-changes.service.ts';
import {
  actorOf,
  exportAccounts,
  getAccount,
  listAccounts,
  requireAccount,
  type AccountRow,
} from './accounts.service.ts';

const ok = { status: 'ok' as const };

/** Changes one account and records it with the operator's name, or does neither. */
function change(
  ctx: Ctx,
  { user_id }: { user_id: string },
  action: string,
  detail: Record<string, unknown>,
  apply: (scope: Scope, account: AccountRow) => Promise<unknown>,
): Promise<Account> {
  return transaction(ctx, async (scope) => {
    await apply(scope, await requireAccount(scope, user_id));
    await audit(scope, `account.${action}`, { user_id, ...detail });
    return getAccount(scope, user_id);
  });
}

const requireOperatorProof = (ctx: Ctx, exchange: HttpExchange) => requireProof(ctx, 'operator', readProof(exchange));

export const accountsRoutes = (owners: Manifest[]) => [
  on(api.listAccounts, (ctx, { query }) => listAccounts(ctx, query)),
  on(api.exportAccounts, async (ctx, { query }) => ({
    type: 'text/csv',
    headers: { 'content-disposition': 'attachment; filename="accounts.csv"' },
    chunks: await exportAccounts(ctx, query),
  })),
  on(api.getAccount, (ctx, { params }) => getAccount(ctx, params.user_id)),
  on(api.createAccount, (ctx, { body }) =>
    transaction(ctx, async (scope) => {
      const { user_id } = await changes.inviteUser(scope, body);
      await audit(scope, 'account.created', { user_id, tier: body.tier });
      return getAccount(scope, user_id);
    }),
  ),
  on(api.setAccountPlan, (ctx, { params, body }) =>
    change(ctx, params, 'plan_set', body, async (scope, account) => {
      await setTier(scope, account.workspace_id, body.tier);
      await changes.announceChange(scope, account);
    }),
  ),
  on(api.setAccountLimits, (ctx, { params, body: { credits, concurrency, seats } }) => {
    const limits = {
      ...(credits === undefined ? {} : { credits }),
      ...(concurrency === undefined ? {} : { concurrency }),
      ...(seats === undefined ? {} : { seats }),
    };
    return change(ctx, params, 'limits_set', limits, (scope, account) =>
      changes.setWorkspaceLimits(scope, account, limits),
    );
  }),
  on(api.verifyAccount, (ctx, { params }) => change(ctx, params, 'verified', {}, changes.verifyAddress)),
  on(api.setAccountLock, (ctx, { params, body: { is_locked } }) => {
    changes.refuseOwnAccount(ctx, params.user_id);
    return change(ctx, params, is_locked ? 'locked' : 'unlocked', {}, (scope, account) =>
      changes.setLock(scope, account, is_locked),
    );
  }),
  on(api.signOutAccount, async (ctx, { params }) => {
    await change(ctx, params, 'signed_out', {}, changes.signOutEverywhere);
    return ok;
  }),
  on(api.sendPasswordLink, async (ctx, { params }) => {
    await change(ctx, params, 'password_link_sent', {}, (scope, account) => mailPasswordLink(scope, account));
    return ok;
  }),
  on(api.resetAccountSecondFactor, async (ctx, { params }, exchange) => {
    await requireOperatorProof(ctx, exchange);
    return change(ctx, params, 'second_factor_reset', {}, async (scope, account) => {
      await resetFactors(scope, account.user_id);
      await changes.announceChange(scope, account);
    });
  }),
  on(api.setAccountOperator, async (ctx, { params, body: { is_operator } }, exchange) => {
    if (!is_operator) changes.refuseOwnAccount(ctx, params.user_id);
    await requireOperatorProof(ctx, exchange);
    return change(ctx, params, is_operator ? 'operator_granted' : 'operator_withdrawn', {}, (scope, account) =>
      changes.setOperator(scope, account, is_operator),
    );
  }),
  on(api.setAccountAlpha, (ctx, { params, body: { has_alpha_access } }) =>
    change(ctx, params, has_alpha_access ? 'alpha_granted' : 'alpha_withdrawn', {}, (scope, account) =>
      setAlphaAccess(scope, account, has_alpha_access),
    ),
  ),
  on(api.moderateAccount, (ctx, { params, body: { action } }) =>
    transaction(ctx, async (scope) => {
      const account = await requireAccount(scope, params.user_id);
      const isNew = await applyModeration(scope, account, action);
      if (isNew) await audit(scope, `moderation.${action}`, { user_id: account.user_id });
      return getAccount(scope, account.user_id);
    }),
  ),
  on(api.deleteAccount, async (ctx, { params }, exchange) => {
    changes.refuseOwnAccount(ctx, params.user_id);
    await requireOperatorProof(ctx, exchange);
    const account = await requireAccount(ctx, params.user_id);
    await deleteAccount(ctx, ctx.parts, owners, actorOf(account), ctx.actor);
    return ok;
  }),
];
