import type { Scope } from '../../../kernel/context.ts';

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

/** Reservations of one code wait for each other until their transactions end. */
export async function lockCode({ db }: Data, promocode: string): Promise<void> {
  await db.selectFrom('promo_code').select('promocode').where('promocode', '=', promocode).forUpdate().execute();
}

export async function countRedemptions({ db }: Data, promocode: string): Promise<number> {
  const { count } = await db
    .selectFrom('promo_redemption')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('promocode', '=', promocode)
    .where('reserved_until', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many other workspaces have used a code, or keep it for a payment. */
export async function countTakenByOthers({ db, actor }: Scope, promocode: string): Promise<number> {
  const { count } = await db
    .selectFrom('promo_redemption')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('promocode', '=', promocode)
    .where('workspace_id', '<>', actor.workspace_id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A code that the workspace has used stays used. */
export async function reserve({ db, now }: Scope, workspace_id: string, promocode: string, until: Date): Promise<void> {
  await db
    .insertInto('promo_redemption')
    .values({ workspace_id, promocode, created_at: now, reserved_until: until })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'promocode'])
        .doUpdateSet({ reserved_until: until })
        .where('promo_redemption.reserved_until', 'is not', null),
    )
    .execute();
}

const reservation = ({ db }: Data, workspaceId: string, promocode: string) =>
  db
    .deleteFrom('promo_redemption')
    .where('workspace_id', '=', workspaceId)
    .where('promocode', '=', promocode)
    .where('reserved_until', 'is not', null);

export async function release(data: Data, workspaceId: string, promocode: string): Promise<void> {
  await reservation(data, workspaceId, promocode).execute();
}

export async function releaseExpired(scope: Scope, workspaceId: string, promocode: string): Promise<void> {
  await reservation(scope, workspaceId, promocode).where('reserved_until', '<=', scope.now).execute();
}

export async function prolong({ db }: Data, workspaceId: string, promocode: string, until: Date): Promise<void> {
  await db
    .updateTable('promo_redemption')
    .set({ reserved_until: until })
    .where('workspace_id', '=', workspaceId)
    .where('promocode', '=', promocode)
    .where('reserved_until', 'is not', null)
    .execute();
}

/** Reservations whose time is over, in all workspaces. */
export function listReservedBefore({ db, now }: Scope, count: number) {
  return db
    .selectFrom('promo_redemption')
    .select(['workspace_id', 'promocode'])
    .where('reserved_until', '<=', now)
    .orderBy('reserved_until')
    .limit(count)
    .execute();
}

/** The codes of these that the workspace has used. */
export async function listUsed({ db }: Data, workspaceId: string, codes: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('promo_redemption')
    .select('promocode')
    .where('workspace_id', '=', workspaceId)
    .where('promocode', 'in', codes)
    .where('reserved_until', 'is', null)
    .execute();
  return rows.map(({ promocode }) => promocode);
}

export async function insertRedemption({ db, now }: Scope, workspace_id: string, promocode: string): Promise<void> {
  await db
    .insertInto('promo_redemption')
    .values({ workspace_id, promocode, created_at: now, reserved_until: null })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'promocode']).doUpdateSet({ reserved_until: null }))
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
        .where('r.reserved_until', 'is', null)
        .select((r) => r.fn.countAll<number>().as('count'))
        .as('redemptions'),
    )
    .select((q) =>
      q
        .selectFrom('promo_redemption as r')
        .whereRef('r.promocode', '=', 'c.promocode')
        .where('r.reserved_until', 'is not', null)
        .select((r) => r.fn.countAll<number>().as('count'))
        .as('reserved'),
    )
    .orderBy('c.created_at')
    .orderBy('c.promocode')
    .execute();
}
