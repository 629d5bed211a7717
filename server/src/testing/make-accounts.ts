/**
 * Creates many verified accounts with keys in one process, on the data folder of the environment: `node
 * server/src/testing/make-accounts.ts FIRST KIND=COUNT…` prints a JSON list for each kind. A kind is a plan, or `operator`
 * for somebody of the free plan who looks after the installation.
 */
import { Tier } from '#contract/billing/plans.ts';
import { withDatabase } from '../cli/open.ts';
import { actingAs, type Actor, type Scope } from '../kernel/context.ts';
import { transaction } from '../kernel/db/transaction.ts';
import { createAccount } from '../slices/sign-up/accounts.service.ts';
import { createKey } from '../slices/api-keys/api-keys.service.ts';
import { hashPassword } from '../platform/identity/credentials/passwords.ts';
import { setOperator } from '../slices/accounts/account-changes.service.ts';
import { setTier } from '../slices/billing/billing.service.ts';

const password = 'Str0ng!pass';

const [first = '1', ...wanted] = process.argv.slice(2);
const kinds = wanted.flatMap((one) => {
  const [kind = '', count] = one.split('=');
  return Array.from({ length: Number(count) }, () => kind);
});
const password_hash = await hashPassword(password);

const accounts = await withDatabase(async (scope) => {
  const made: [kind: string, account: Awaited<ReturnType<typeof make>>][] = [];
  // As many at a time as there are connections: the others would wait for one, and give up on a busy machine.
  for (let at = 0; at < kinds.length; at += 2) {
    const both = kinds.slice(at, at + 2).map((kind, i) => ({ kind, number: Number(first) + at + i }));
    made.push(
      ...(
        await Promise.all(
          both.map(({ kind, number }) =>
            transaction(
              scope,
              async (scope) => [kind, await make(scope, kind, `person${number}@example.test`)] as const,
            ),
          ),
        )
      ).map(([kind, account]): (typeof made)[number] => [kind, account]),
    );
  }
  return made;
});
const lists = Object.groupBy(accounts, ([kind]) => kind);
console.log(
  JSON.stringify(
    Object.fromEntries(Object.entries(lists).map(([kind, all = []]) => [kind, all.map(([, one]) => one)])),
  ),
);

async function make(scope: Scope, kind: string, email: string) {
  // Their onboarding is completed, so that journeys can begin anywhere.
  const input = { email, password_hash, first_name: 'Mia', is_verified: true, is_onboarding_completed: true };
  const made = await createAccount(scope, input);
  if (!made) throw new Error(`${email} exists already`);
  if (kind === 'operator') await setOperator(scope, made, true);
  else await setTier(scope, made.workspace_id, Tier.parse(kind));
  const actor: Actor = { ...made, role: 'admin', is_operator: false, email_verified: true };
  const { xi_api_key } = await createKey(actingAs(scope, actor), { name: 'Command line', permissions: 'all' });
  return { email, password, ...made, api_key: xi_api_key };
}
