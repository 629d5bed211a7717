import type { Insertable, Selectable } from 'kysely';
import type { Database } from '../../../kernel/db/db-types.gen.ts';
import type { Scope } from '../../../kernel/context.ts';

export type InstallRow = Selectable<Database['model_install']>;

export function insertInstall({ db }: Pick<Scope, 'db'>, row: Insertable<Database['model_install']>) {
  return db
    .insertInto('model_install')
    .values(row)
    .onConflict((conflict) => conflict.column('catalog_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function listInstalls({ db }: Pick<Scope, 'db'>): Promise<InstallRow[]> {
  return db.selectFrom('model_install').selectAll().orderBy('created_at').orderBy('install_id').execute();
}

export function findInstall({ db }: Pick<Scope, 'db'>, installId: string): Promise<InstallRow | undefined> {
  return db.selectFrom('model_install').selectAll().where('install_id', '=', installId).executeTakeFirst();
}

export async function updateInstall(
  { db }: Pick<Scope, 'db'>,
  installId: string,
  change: Partial<Insertable<Database['model_install']>>,
): Promise<void> {
  await db.updateTable('model_install').set(change).where('install_id', '=', installId).execute();
}

export async function deleteInstall({ db }: Pick<Scope, 'db'>, installId: string): Promise<void> {
  await db.deleteFrom('model_install').where('install_id', '=', installId).execute();
}
