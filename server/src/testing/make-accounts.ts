/**
 * Creates many verified accounts with keys in one process, on the data folder of the environment: `node
 * server/src/testing/make-accounts.ts TIER FIRST COUNT` prints a JSON list.
 */
import { Tier } from '#contract/billing/plans.ts';
import { withDatabase } from '../cli/open.ts';
import { actingAs, type Actor, type Scope } from '../kernel/context.ts';
import { transaction } from '../kernel/db/transaction.ts';
import { createAccount } from '../slices/sign-up/accounts.service.ts';
import { createKey } from '../slices/api-keys/api-keys.service.ts';
import { hashPassword } from '../platform/identity/credentials/passwords.ts';
import { setTier } from '../slices/billing/billing.service.ts';

const password = 'Str0ng!pass';

const [tierName, first, count] = process.argv.slice(2);
const tier = Tier.parse(tierName);
const password_hash = await hashPassword(password);

const accounts = await withDatabase(async (scope) => {
  const numbers = Array.from({ length: Number(count) }, (_, i) => Number(first) + i);
  const made = [];
  // As many at a time as there are connections: the others would wait for one, and give up on a busy machine.
  for (let at = 0; at < numbers.length; at += 2) {
    const both = numbers.slice(at, at + 2);
    made.push(
      ...(await Promise.all(
        both.map((number) => transaction(scope, (scope) => make(scope, `person${number}@example.test`))),
      )),
    );
  }
  return made;
});
console.log(JSON.stringify(accounts));

async function make(scope: Scope, email: string) {
  // Their onboarding is completed, so that journeys can begin anywhere.
  const input = { email, password_hash, first_name: 'Mia', is_verified: true, is_onboarding_completed: true };
  const made = await createAccount(scope, input);
  if (!made) throw new Error(`${email} exists already`);
  await setTier(scope, made.workspace_id, tier);
  const actor: Actor = { ...made, role: 'admin', is_operator: false, email_verified: true };
  const { xi_api_key } = await createKey(actingAs(scope, actor), { name: 'Command line', permissions: 'all' });
  return { email, password, ...made, api_key: xi_api_key };
}
