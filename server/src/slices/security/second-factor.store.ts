import type { Scope } from '../../kernel/context.ts';

export function findFactor({ db }: Pick<Scope, 'db'>, userId: string) {
  return db.selectFrom('totp_factor').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** In the place of one that was begun and never confirmed. False where one is on. */
export async function beginFactor(
  { db, actor, now }: Scope,
  factor: { factor_id: string; display_name: string; secret: Buffer },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('totp_factor')
    .values({ ...factor, user_id: actor.user_id, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ ...factor, last_step: 0, created_at: now })
        .where('totp_factor.enrolled_at', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Takes a time step: false when it, or a later one, was taken before. `isPending`: the factor is to be confirmed by it. */
export async function takeStep(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { factor_id, step, isPending }: { factor_id: string; step: number; isPending: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('totp_factor')
    .set({ last_step: step, ...(isPending ? { enrolled_at: now } : {}) })
    .where('factor_id', '=', factor_id)
    .where('last_step', '<', step)
    .where('enrolled_at', isPending ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Also one that was never confirmed. @returns whether one was on. */
export async function deleteFactor({ db }: Pick<Scope, 'db'>, userId: string): Promise<boolean> {
  const rows = await db.deleteFrom('totp_factor').where('user_id', '=', userId).returning('enrolled_at').execute();
  return rows.some(({ enrolled_at }) => enrolled_at !== null);
}

export async function setBackupCode({ db }: Pick<Scope, 'db'>, userId: string, hash: Buffer | null): Promise<void> {
  await db.updateTable('user_account').set({ backup_code_hash: hash }).where('user_id', '=', userId).execute();
}

/** False where it is another, or was used. */
export async function takeBackupCode({ db }: Pick<Scope, 'db'>, userId: string, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('user_account')
    .set({ backup_code_hash: null })
    .where('user_id', '=', userId)
    .where('backup_code_hash', '=', hash)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
