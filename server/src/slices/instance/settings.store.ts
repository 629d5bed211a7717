import type { Scope } from '../../kernel/context.ts';

export function readSettings({ db }: Pick<Scope, 'db'>) {
  return db.selectFrom('installation_setting').select(['name', 'value']).execute();
}

/** @param value undefined to return to the default */
export async function writeSetting({ db, now }: Scope, name: string, value: string | undefined): Promise<void> {
  if (value === undefined) {
    await db.deleteFrom('installation_setting').where('name', '=', name).execute();
    return;
  }
  await db
    .insertInto('installation_setting')
    .values({ name, value, updated_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, updated_at: now }))
    .execute();
}
