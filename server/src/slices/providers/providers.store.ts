import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

export type ProviderRow = Selectable<Database['speech_provider']>;

/** Whose providers are meant: those of the caller's workspace, or those of the installation. */
export type ProviderOwner = 'workspace' | 'installation';

/** Null for the installation. */
const workspaceOf = ({ actor }: Pick<Scope, 'actor'>, owner: ProviderOwner): string | null =>
  owner === 'workspace' ? actor.workspace_id : null;

/** Of all workspaces, for the server itself. */
export function listAllProviders({ db }: Pick<Scope, 'db'>): Promise<ProviderRow[]> {
  return db.selectFrom('speech_provider').selectAll().orderBy('created_at').orderBy('provider_id').execute();
}

export function listProviders(scope: Scope, owner: ProviderOwner): Promise<ProviderRow[]> {
  return scope.db
    .selectFrom('speech_provider')
    .selectAll()
    .where('workspace_id', 'is not distinct from', workspaceOf(scope, owner))
    .orderBy('created_at')
    .orderBy('provider_id')
    .execute();
}

export function findProvider(scope: Scope, owner: ProviderOwner, id: string): Promise<ProviderRow | undefined> {
  return scope.db
    .selectFrom('speech_provider')
    .selectAll()
    .where('workspace_id', 'is not distinct from', workspaceOf(scope, owner))
    .where('provider_id', '=', id)
    .executeTakeFirst();
}

export async function insertProvider(
  scope: Scope,
  owner: ProviderOwner,
  row: Omit<Insertable<Database['speech_provider']>, 'workspace_id' | 'created_at'>,
): Promise<void> {
  await scope.db
    .insertInto('speech_provider')
    .values({ ...row, workspace_id: workspaceOf(scope, owner), created_at: scope.now })
    .execute();
}

/** @returns false when there is none */
export async function updateProvider(
  scope: Scope,
  owner: ProviderOwner,
  id: string,
  changes: Updateable<Database['speech_provider']>,
): Promise<boolean> {
  const { numUpdatedRows } = await scope.db
    .updateTable('speech_provider')
    .set(changes)
    .where('workspace_id', 'is not distinct from', workspaceOf(scope, owner))
    .where('provider_id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns the name of the one that was deleted */
export async function deleteProvider(scope: Scope, owner: ProviderOwner, id: string): Promise<string | undefined> {
  const deleted = await scope.db
    .deleteFrom('speech_provider')
    .where('workspace_id', 'is not distinct from', workspaceOf(scope, owner))
    .where('provider_id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return deleted?.name;
}
