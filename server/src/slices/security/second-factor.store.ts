import type { Scope } from '../../kernel/context.ts';

export function findFactor({ db }: Pick<Scope, 'db'>, userId: string) {
  return db.selectFrom('totp_factor').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Replaces a factor that was begun and never confirmed. @returns false when one is enabled. */
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

/** Each time step can be used once. With `isPending` it confirms the factor. @returns false when it, or a later one, was used. */
export async function consumeStep(
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

/** Deletes also a factor that was never confirmed. @returns whether one was enabled. */
export async function deleteFactor({ db }: Pick<Scope, 'db'>, userId: string): Promise<boolean> {
  const rows = await db.deleteFrom('totp_factor').where('user_id', '=', userId).returning('enrolled_at').execute();
  return rows.some(({ enrolled_at }) => enrolled_at !== null);
}
