/** Reads the audit log of all workspaces, for the operators of the installation. */
import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

export type AuditRow = Selectable<Database['audit_event']>;
type Data = Pick<Scope, 'db'>;

export interface AuditFilter {
  /** The beginning of the action. */
  action?: string | undefined;
  user_id?: string | undefined;
  workspace_ids?: string[] | undefined;
  after?: Date | undefined;
  before?: Date | undefined;
}

/** The newest first; `olderThan` is the last event of the page before. */
export function listAudit({ db }: Data, filter: AuditFilter, count: number, olderThan?: number): Promise<AuditRow[]> {
  const { action, user_id, workspace_ids, after, before } = filter;
  return db
    .selectFrom('audit_event')
    .selectAll()
    .$if(action !== undefined, (q) => q.where(sql<SqlBool>`starts_with(action, ${action ?? ''})`))
    .$if(user_id !== undefined, (q) => q.where('user_id', '=', user_id ?? ''))
    .$if(workspace_ids !== undefined, (q) => q.where(sql<SqlBool>`workspace_id = ANY(${workspace_ids ?? []}::text[])`))
    .$if(after !== undefined, (q) => q.where('created_at', '>=', after ?? null))
    .$if(before !== undefined, (q) => q.where('created_at', '<', before ?? null))
    .$if(olderThan !== undefined, (q) => q.where('event_id', '<', olderThan ?? 0))
    .orderBy('event_id', 'desc')
    .limit(count)
    .execute();
}

/** Every action of the log. The index is skipped through, because the log may be long and has few different actions. */
export async function listActions({ db }: Data): Promise<string[]> {
  const { rows } = await sql<{ action: string }>`
    WITH RECURSIVE known AS (
      (SELECT action FROM audit_event ORDER BY action LIMIT 1)
      UNION ALL
      SELECT (SELECT action FROM audit_event WHERE action > known.action ORDER BY action LIMIT 1)
      FROM known WHERE known.action IS NOT NULL
    )
    SELECT action FROM known WHERE action IS NOT NULL ORDER BY action`.execute(db);
  return rows.map(({ action }) => action);
}
