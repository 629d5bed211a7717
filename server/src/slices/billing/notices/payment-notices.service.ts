/** Tells the admins of a workspace of payments that have failed, and operators of what is not going to be paid. */
import { plans, type Tier } from '#contract/billing/plans.ts';
import type { Currency } from '#contract/billing/types.ts';
import type { Notice } from '#contract/messages/notices.ts';
import type { Scope } from '../../../kernel/context.ts';
import { audit } from '../../../platform/events/audit.ts';
import { listAdmins } from '../../../platform/identity/accounts/members.ts';
import { readWorkspace } from '../../../platform/identity/accounts/workspaces.ts';
import { notifyOperators } from '../../../platform/notify/notify-operators.ts';
import { notifyUser } from '../../../platform/notify/notify-user.ts';
import type { CustomerSnapshot } from '../../../ports/payments/port.ts';
import { problemsOf } from './payment-notices.rules.ts';
import * as store from './payment-notices.store.ts';

type Problem = Extract<Notice, { kind: 'billing_problem' }>['params'];

async function tellAdmins(scope: Scope, workspace_id: string, params: Problem): Promise<void> {
  const notice = { kind: 'billing_problem', params } as const;
  for (const user_id of await listAdmins(scope, workspace_id)) {
    await notifyUser(scope, { user_id, workspace_id }, notice);
  }
}

/** In the transaction that applies the snapshot: an event that comes again tells nobody again. */
export async function tellOfPayments(scope: Scope, snapshot: CustomerSnapshot): Promise<void> {
  const { workspace_id, subscription: own } = snapshot;
  if (!own) return;
  const plan = plans[own.plan.tier].name;
  for (const { key, problem, about, amount_cents, currency } of problemsOf(snapshot)) {
    const before = await store.countNotices(scope, workspace_id, about);
    if (!(await store.insertNotice(scope, workspace_id, key))) continue;
    const failed = before === 0 ? 'renewal_failed' : 'retry_failed';
    const told = problem === 'plan_ended' ? problem : failed;
    await tellAdmins(scope, workspace_id, { problem: told, plan, amount_cents, currency });
  }
}

interface UnpaidUse {
  workspace_id: string;
  period: number;
  step: number;
  amount_cents: number;
  currency: Currency;
  credits: number;
}

/** Extra use has ended until this is paid. Told once, however often the payment is refused. */
export async function tellOfUnpaidUse(
  scope: Scope,
  { workspace_id, period, step, amount_cents, currency }: UnpaidUse,
  tier: Tier,
): Promise<void> {
  if (!(await store.insertNotice(scope, workspace_id, `extra use ${period} ${step}`))) return;
  const plan = plans[tier].name;
  await tellAdmins(scope, workspace_id, { problem: 'extra_use_unpaid', plan, amount_cents, currency });
}

/** The attempts are over, and the plan goes on. Payer and operators are told once, however many rounds of attempts follow. */
export async function tellOfGivenUp(scope: Scope, charge: UnpaidUse, tier: Tier): Promise<void> {
  const { workspace_id, period, step, amount_cents, currency } = charge;
  if (!(await store.insertNotice(scope, workspace_id, `extra use ${period} ${step} given up`))) return;
  const plan = plans[tier].name;
  await tellAdmins(scope, workspace_id, { problem: 'extra_use_given_up', plan, amount_cents, currency });
  const detail = { period, step, amount_cents, currency, credits: charge.credits };
  await audit(scope, 'billing.extra_use_unpaid', detail, { user_id: null, workspace_id });
  const { name } = await readWorkspace(scope, workspace_id);
  const params = { workspace_name: name, workspace_id, amount_cents, currency };
  await notifyOperators(scope, { kind: 'extra_use_unpaid', params }, { byMail: true });
}

/** The books say what was not paid, and those who run the installation hear of it. */
export async function tellOfWriteOff(scope: Scope, { workspace_id, ...charge }: UnpaidUse): Promise<void> {
  const { amount_cents, currency } = charge;
  await audit(scope, 'billing.extra_use_written_off', charge, { user_id: null, workspace_id });
  const { name } = await readWorkspace(scope, workspace_id);
  const params = { workspace_name: name, workspace_id, amount_cents, currency };
  await notifyOperators(scope, { kind: 'extra_use_written_off', params }, { byMail: true });
}
