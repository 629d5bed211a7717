/** Rows of `support_grant`: a user lets operators into the account for a limited time. */
import { sql, type Insertable } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/db/db-types.gen.ts';

export async function insertGrant(scope: Scope, grant: Insertable<Database['support_grant']>): Promise<void> {
  await scope.db.insertInto('support_grant').values(grant).execute();
}

const grants = ({ db }: Pick<Scope, 'db'>) =>
  db
    .selectFrom('support_grant as g')
    .innerJoin('user_account as u', 'u.user_id', 'g.user_id')
    .leftJoin('user_account as o', 'o.user_id', 'g.operator_user_id')
    .select([
      'g.grant_id',
      'g.user_id',
      'g.operator_user_id',
      'g.reason',
      'g.requested_at',
      'g.granted_at',
      'g.expires_at',
      'g.ended_at',
      'u.email',
      'o.email as operator_email',
    ])
    .select(
      sql<Date[]>`ARRAY(
        SELECT s.created_at FROM session s WHERE s.support_grant_id = g.grant_id ORDER BY s.created_at DESC
      )`.as('entered_at'),
    );
export type GrantRow = Awaited<ReturnType<typeof listOwnGrants>>[number];

/** The newest grants of the caller; older ones are in the audit log. */
export function listOwnGrants(scope: Scope) {
  return grants(scope)
    .where('g.user_id', '=', scope.actor.user_id)
    .orderBy('g.requested_at', 'desc')
    .orderBy('g.grant_id')
    .limit(50)
    .execute();
}

/** The active grants that the calling operator may use: those they asked for, and those that users offered to every operator. */
export function listUsableGrants(scope: Scope) {
  return grants(scope)
    .where('g.granted_at', 'is not', null)
    .where('g.ended_at', 'is', null)
    .where('g.expires_at', '>', scope.now)
    .where((q) => q.or([q('g.operator_user_id', 'is', null), q('g.operator_user_id', '=', scope.actor.user_id)]))
    .orderBy('g.granted_at', 'desc')
    .execute();
}

/**
 * The grant is locked until the transaction ends, so that a user who ends it at the same moment also ends the session that
 * the operator is about to open.
 */
export async function lockUsableGrant(scope: Scope, grantId: string): Promise<GrantRow | undefined> {
  await scope.db.selectFrom('support_grant').select('grant_id').where('grant_id', '=', grantId).forUpdate().execute();
  return (await listUsableGrants(scope)).find(({ grant_id }) => grant_id === grantId);
}

/** @returns undefined when the request was granted before, or has ended. */
export function activateGrant({ db, now }: Pick<Scope, 'db' | 'now'>, grantId: string, expires_at: Date) {
  return db
    .updateTable('support_grant')
    .set({ granted_at: now, expires_at })
    .where('grant_id', '=', grantId)
    .where('granted_at', 'is', null)
    .where('ended_at', 'is', null)
    .returning(['user_id', 'operator_user_id'])
    .executeTakeFirst();
}

/** @returns whether the grant was still open; undefined when the caller has none of that id. */
export async function endGrant({ db, actor, now }: Scope, grantId: string): Promise<boolean | undefined> {
  const own = await db
    .selectFrom('support_grant')
    .select('ended_at')
    .where('grant_id', '=', grantId)
    .where('user_id', '=', actor.user_id)
    .forUpdate()
    .executeTakeFirst();
  if (!own) return undefined;
  if (own.ended_at) return false;
  await db.updateTable('support_grant').set({ ended_at: now }).where('grant_id', '=', grantId).execute();
  return true;
}

/** The operator behind the caller's session and the end of their access; undefined when this is no support session. */
export function readSupportSession({ db, actor }: Scope) {
  return db
    .selectFrom('session as s')
    .innerJoin('support_grant as g', 'g.grant_id', 's.support_grant_id')
    .innerJoin('user_account as o', 'o.user_id', 's.operator_user_id')
    .select(['o.email', 'g.expires_at'])
    .where('s.session_id', '=', actor.session_id ?? '')
    .executeTakeFirst();
}
