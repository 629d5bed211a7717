import type { Scope } from '../../kernel/context.ts';

/** The newest hundred. */
export function listOutbox(scope: Scope) {
  return scope.db.selectFrom('outbox_message').selectAll().orderBy('created_at', 'desc').limit(100).execute();
}
