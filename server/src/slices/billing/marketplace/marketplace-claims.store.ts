import type { Scope } from '../../../kernel/context.ts';

type Data = Pick<Scope, 'db'>;

/** The first claim of a workspace counts. */
export async function insertClaim(
  { db }: Data,
  claim: {
    workspace_id: string;
    user_id: string;
    marketplace: string;
    token: string;
    account: string | null;
    created_at: Date;
  },
): Promise<void> {
  await db
    .insertInto('marketplace_claim')
    .values(claim)
    .onConflict((conflict) => conflict.column('workspace_id').doNothing())
    .execute();
}

/** Of all workspaces, with who pays for them now. */
export function listClaims({ db }: Data) {
  return db
    .selectFrom('marketplace_claim as m')
    .innerJoin('subscription as s', 's.workspace_id', 'm.workspace_id')
    .select([
      'm.created_at',
      'm.workspace_id',
      'm.user_id',
      'm.marketplace',
      'm.account',
      'm.token',
      's.payer',
      's.tier',
    ])
    .orderBy('m.created_at', 'desc')
    .orderBy('m.workspace_id')
    .execute();
}
