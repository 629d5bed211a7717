import type { Scope } from '../../kernel/context.ts';

/** The caller's row with what the checklist adds, in one query. */
export function readOwnUser(scope: Scope) {
  return scope.db
    .selectFrom('user_account as u')
    .leftJoin('onboarding_checklist as c', 'c.user_id', 'u.user_id')
    .selectAll('u')
    .select('c.is_completed as is_checklist_completed')
    .where('u.user_id', '=', scope.actor.user_id)
    .executeTakeFirst();
}

export type OwnUser = NonNullable<Awaited<ReturnType<typeof readOwnUser>>>;

/** Where this session is one of an operator in the account. */
export function readSupportSession(scope: Scope) {
  return scope.db
    .selectFrom('session as s')
    .innerJoin('support_grant as g', 'g.grant_id', 's.support_grant_id')
    .innerJoin('user_account as o', 'o.user_id', 's.operator_user_id')
    .select(['o.email', 'g.expires_at'])
    .where('s.session_id', '=', scope.actor.session_id ?? '')
    .executeTakeFirst();
}
