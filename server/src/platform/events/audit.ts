/** Security events, kept for the workspace. No secrets in `detail`. */
import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';

export async function audit(
  scope: Scope,
  action: string,
  detail: Record<string, unknown>,
  who: { user_id: string | null; workspace_id?: string; ip?: string } = scope.actor,
): Promise<void> {
  await scope.db
    .insertInto('audit_event')
    .values({
      action,
      detail: JSON.stringify(detail),
      user_id: who.user_id,
      workspace_id: who.workspace_id ?? null,
      ip: who.ip ?? null,
      created_at: scope.now,
    })
    .execute();
}

/** Records what clients repeat within moments, such as the ranges of one file, once in so many milliseconds. */
export async function auditOnce(
  { db, actor, now }: Scope,
  action: string,
  detail: Record<string, unknown>,
  withinMs: number,
): Promise<void> {
  const text = JSON.stringify(detail);
  await sql`
    INSERT INTO audit_event (action, detail, user_id, workspace_id, created_at)
    SELECT ${action}::text, ${text}::jsonb, ${actor.user_id}::text, ${actor.workspace_id}::text, ${now}::timestamptz
    WHERE NOT EXISTS (
      SELECT 1 FROM audit_event
      WHERE action = ${action} AND user_id = ${actor.user_id} AND detail = ${text}::jsonb
        AND created_at > ${new Date(now.getTime() - withinMs)}::timestamptz)`.execute(db);
}

/** The audit log of a deleted user stays, under a random id and without addresses. */
export async function renameInAudit(
  { db }: Pick<Scope, 'db'>,
  { user_id, pattern, alias }: { user_id: string; pattern: string; alias: string },
): Promise<void> {
  await db.updateTable('audit_event').set({ user_id: alias, ip: null }).where('user_id', '=', user_id).execute();
  await sql`
    UPDATE audit_event SET detail = regexp_replace(replace(detail::text, ${user_id}, ${alias}), ${pattern}, ${alias}, 'gi')::jsonb
    WHERE position(${user_id} IN detail::text) > 0 OR detail::text ~* ${pattern}`.execute(db);
}
