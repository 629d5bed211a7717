import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { ArchivedTable } from '../../manifest.ts';
import { getOwnEmail } from '../../platform/identity/accounts/users.ts';

const pageSize = 500;

/** Rows of the caller as they are stored, page after page in the order of their key. The names are those of the manifests. */
export async function* readPages(
  enter: () => Promise<Scope>,
  { table, key, of: whose, hide = [] }: ArchivedTable,
): AsyncGenerator<Record<string, unknown>[]> {
  let offset = 0;
  for (;;) {
    const scope = await enter();
    const { db, actor } = scope;
    const id = actor.user_id;
    const belongsToUser =
      'column' in whose && !('through' in whose)
        ? sql`t.${sql.id(whose.column)} = ${id}`
        : 'through' in whose
          ? sql`t.${sql.id(whose.through)} IN (SELECT ${sql.id(whose.through)} FROM ${sql.table(whose.table)} WHERE ${sql.id(whose.column)} = ${id})`
          : sql`t.${sql.id(whose.email)} = ${await getOwnEmail(scope)}`;
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      SELECT to_jsonb(t) - ${hide}::text[] AS row FROM ${sql.table(table)} t WHERE ${belongsToUser}
      ORDER BY t.${sql.id(key)}, t.ctid LIMIT ${pageSize} OFFSET ${offset}`.execute(db);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < pageSize) return;
    offset += pageSize;
  }
}
