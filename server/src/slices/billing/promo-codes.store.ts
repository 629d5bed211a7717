import type { Scope } from '../../kernel/context.ts';

type Data = Pick<Scope, 'db'>;

export interface PromoCodeRow {
  promocode: string;
  amount_off_cents: number | null;
  percent_off: number | null;
  duration_in_months: number | null;
  currency: string | null;
  expires_at: Date | null;
  max_redemptions: number | null;
  revoked_at: Date | null;
  created_at: Date;
}

/** @returns false when there is such a code already */
export async function insertCode({ db }: Data, row: PromoCodeRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('promo_code')
    .values(row)
    .onConflict((conflict) => conflict.column('promocode').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export function findCode({ db }: Data, promocode: string): Promise<PromoCodeRow | undefined> {
  return db.selectFrom('promo_code').selectAll().where('promocode', '=', promocode).executeTakeFirst();
}

export async function countRedemptions({ db }: Data, promocode: string): Promise<number> {
  const { count } = await db
    .selectFrom('promo_redemption')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('promocode', '=', promocode)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The codes of these that the workspace has used. */
export async function listUsed({ db }: Data, workspaceId: string, codes: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('promo_redemption')
    .select('promocode')
    .where('workspace_id', '=', workspaceId)
    .where('promocode', 'in', codes)
    .execute();
  return rows.map(({ promocode }) => promocode);
}

export async function insertRedemption({ db, now }: Scope, workspace_id: string, promocode: string): Promise<void> {
  await db
    .insertInto('promo_redemption')
    .values({ workspace_id, promocode, created_at: now })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'promocode']).doNothing())
    .execute();
}

/** @returns false when there is no such code */
export async function revokeCode({ db, now }: Scope, promocode: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('promo_code')
    .set((row) => ({ revoked_at: row.fn.coalesce('revoked_at', row.val(now)) }))
    .where('promocode', '=', promocode)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function listCodes({ db }: Data) {
  return db
    .selectFrom('promo_code as c')
    .selectAll()
    .select((q) =>
      q
        .selectFrom('promo_redemption as r')
        .whereRef('r.promocode', '=', 'c.promocode')
        .select((r) => r.fn.countAll<number>().as('count'))
        .as('redemptions'),
    )
    .orderBy('c.created_at')
    .orderBy('c.promocode')
    .execute();
}
