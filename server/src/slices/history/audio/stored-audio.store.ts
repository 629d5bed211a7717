import { sql } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';
import { fileColumns } from '../history.store.ts';

type Data = Pick<Scope, 'db'>;

export function listAudio({ db }: Data, after: string, count: number) {
  return db
    .selectFrom('history_item')
    .select(['history_item_id', 'audio_key', 'audio_bytes', 'audio_lost_at'])
    .where('history_item_id', '>', after)
    .orderBy('history_item_id')
    .limit(count)
    .execute();
}

export async function countAudio({ db }: Data): Promise<number> {
  const { count } = await db
    .selectFrom('history_item')
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function updateLost({ db }: Data, ids: string[], lostAt: Date | null): Promise<void> {
  await db
    .updateTable('history_item')
    .set({ audio_lost_at: lostAt, ...(lostAt ? { cache_key: null } : {}) })
    .where(sql<boolean>`history_item_id = ANY(${ids}::text[])`)
    .execute();
}

export async function findNamed({ db }: Data, keys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('history_item')
    .select('audio_key')
    .where(sql<boolean>`audio_key = ANY(${keys}::text[])`)
    .execute();
  return rows.map((row) => row.audio_key);
}

export function sumByWorkspace({ db }: Data) {
  return db
    .selectFrom(
      db
        .selectFrom('history_item')
        .select(['workspace_id', 'audio_key', 'audio_bytes'])
        .distinct()
        .where('audio_lost_at', 'is', null)
        .as('file'),
    )
    .select((q) => [
      'workspace_id',
      q.fn.countAll<number>().as('files'),
      sql<number>`sum(audio_bytes)::bigint`.as('bytes'),
    ])
    .groupBy('workspace_id')
    .execute();
}

/** The file of an item of any workspace, and whose it is. */
export function findAnyFile({ db }: Data, id: string) {
  return db
    .selectFrom('history_item')
    .select([...fileColumns, 'workspace_id', 'created_by_user_id'])
    .where('history_item_id', '=', id)
    .executeTakeFirst();
}
