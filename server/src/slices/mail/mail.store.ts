import type { Insertable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db-types.gen.ts';

export async function insertMessage(
  scope: Scope,
  message: Omit<Insertable<Database['outbox_message']>, 'created_at'>,
): Promise<void> {
  await scope.db
    .insertInto('outbox_message')
    .values({ ...message, created_at: scope.now })
    .execute();
}
