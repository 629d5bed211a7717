import type { Scope } from '../../kernel/context.ts';

export function readSubscription(scope: Scope, workspaceId: string) {
  return scope.db
    .selectFrom('subscription')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
}

export async function writeSubscription(
  scope: Scope,
  row: { workspace_id: string; tier: string; status: string; billing_period: string | null; currency: string | null },
): Promise<void> {
  await scope.db
    .insertInto('subscription')
    .values(row)
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(row))
    .execute();
}

export function listTiers({ db }: Pick<Scope, 'db'>) {
  return db.selectFrom('subscription').select(['workspace_id', 'tier']).execute();
}
