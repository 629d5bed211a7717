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
