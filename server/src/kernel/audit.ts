/** Security events, kept for the workspace. No secrets in `detail`. */
import type { Scope } from './context.ts';

export async function audit(
  scope: Scope,
  action: string,
  detail: Record<string, unknown>,
  who: { user_id: string; workspace_id?: string; ip?: string } = scope.actor,
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
