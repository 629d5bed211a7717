import { sql } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';
import type { RouteRow } from './speech-routes.rules.ts';

export function readRoutes({ db }: Pick<Scope, 'db'>): Promise<RouteRow[]> {
  return db
    .selectFrom('speech_route')
    .select(['workspace_id', 'model_id', 'route'])
    .orderBy('workspace_id', sql`asc nulls first`)
    .orderBy('model_id', sql`asc nulls first`)
    .execute();
}

export async function writeRoute({ db, now }: Scope, { workspace_id, model_id, route }: RouteRow): Promise<void> {
  const values = { workspace_id, model_id, route, updated_at: now };
  await db
    .insertInto('speech_route')
    .values(values)
    .onConflict((conflict) => conflict.columns(['workspace_id', 'model_id']).doUpdateSet({ route, updated_at: now }))
    .execute();
}

export async function deleteRoute(
  { db }: Pick<Scope, 'db'>,
  { workspace_id, model_id }: Pick<RouteRow, 'workspace_id' | 'model_id'>,
): Promise<void> {
  await db
    .deleteFrom('speech_route')
    .where('workspace_id', 'is not distinct from', workspace_id)
    .where('model_id', 'is not distinct from', model_id)
    .execute();
}
