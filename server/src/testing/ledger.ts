/** Reads what a workspace was charged, and checks what must hold after every test: the entries sum to the balance. */
import { expect } from 'vitest';
import type { TestApp } from './app.ts';

export async function ledgerOf({ db }: Pick<TestApp, 'db'>, { workspace_id }: { workspace_id: string }) {
  const account = await db
    .selectFrom('credit_account')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .executeTakeFirstOrThrow();
  const entries = await db
    .selectFrom('ledger_entry')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .orderBy('entry_id')
    .execute();
  const charged = entries
    .filter((entry) => entry.period === account.period)
    .reduce((sum, entry) => sum + entry.credits, 0);
  expect(account.credits_used).toBe(charged + account.credits_carried);
  return { account, entries };
}

/** Waits until no generation of the workspace is running. */
export async function untilSettled(t: Pick<TestApp, 'db'>, workspace: { workspace_id: string }) {
  await expect.poll(async () => (await ledgerOf(t, workspace)).account.running).toBe(0);
  return ledgerOf(t, workspace);
}
