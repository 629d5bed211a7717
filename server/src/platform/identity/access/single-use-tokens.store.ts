import type { Insertable } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/db/db-types.gen.ts';
import type { Db } from '../../../kernel/db/db.ts';

export async function insertToken(scope: Scope, token: Insertable<Database['single_use_token']>): Promise<void> {
  await scope.db.insertInto('single_use_token').values(token).execute();
}

export async function deleteExpired({ db, now }: Scope): Promise<void> {
  await db.deleteFrom('single_use_token').where('expires_at', '<=', now).execute();
}

/** Takes the token: of two calls at once one gets it. */
export function takeToken(db: Db, hash: Buffer, type: string, now: Date) {
  return db
    .deleteFrom('single_use_token')
    .where('token_hash', '=', hash)
    .where('token_type', '=', type)
    .where('expires_at', '>', now)
    .returning(['user_id', 'workspace_id', 'key_id', 'session_id'])
    .executeTakeFirst();
}
