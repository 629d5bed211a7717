import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { PersonalTable } from './personal-data.rules.ts';

const pageSize = 500;

/** Rows of the caller as they are stored, page after page in the order of their key. The names are those of the rules. */
export async function* readPages(
  enter: () => Promise<Scope>,
  { table, key, of, hide = [] }: PersonalTable,
): AsyncGenerator<Record<string, unknown>[]> {
  let offset = 0;
  for (;;) {
    const { db, actor } = await enter();
    const id = actor.user_id;
    const isTheirs =
      'column' in of && !('through' in of)
        ? sql`t.${sql.id(of.column)} = ${id}`
        : 'through' in of
          ? sql`t.${sql.id(of.through)} IN (SELECT ${sql.id(of.through)} FROM ${sql.table(of.table)} WHERE ${sql.id(of.column)} = ${id})`
          : sql`t.${sql.id(of.email)} = (SELECT email FROM user_account WHERE user_id = ${id})`;
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      SELECT to_jsonb(t) - ${hide}::text[] AS row FROM ${sql.table(table)} t WHERE ${isTheirs}
      ORDER BY t.${sql.id(key)}, t.ctid LIMIT ${pageSize} OFFSET ${offset}`.execute(db);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < pageSize) return;
    offset += pageSize;
  }
}

/** Sound of the caller's items, page after page. */
export async function readSounds({ db, actor }: Scope, after: string) {
  return db
    .selectFrom('history_item')
    .select(['history_item_id', 'audio_key', 'created_at'])
    .where('created_by_user_id', '=', actor.user_id)
    .where('history_item_id', '>', after)
    .orderBy('history_item_id')
    .limit(pageSize)
    .execute();
}

export async function countSounds({ db, actor }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('history_item')
    .select((q) => q.fn.countAll<number>().as('count'))
    .where('created_by_user_id', '=', actor.user_id)
    .executeTakeFirstOrThrow();
  return count;
}
