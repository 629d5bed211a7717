import { sql, type Updateable } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

const own = (scope: Scope) => scope.db.updateTable('user_account').where('user_id', '=', scope.actor.user_id);

export async function updateUser(scope: Scope, values: Updateable<Database['user_account']>): Promise<void> {
  if (Object.keys(values).length > 0) await own(scope).set(values).execute();
}

/** Held to the end of the transaction, for what is read, changed and written again. */
export function lockUser(scope: Scope) {
  return scope.db
    .selectFrom('user_account')
    .selectAll()
    .where('user_id', '=', scope.actor.user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** False when none is to be read. */
export async function dismissWarning(scope: Scope): Promise<boolean> {
  const { numUpdatedRows } = await own(scope)
    .set({ moderation_warning_dismissed: true })
    .where('moderation_warning_dismissed', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The code of the user's link: `wished` where there is none yet. Of many at the same moment all get the same. */
export async function ensureReferralCode(scope: Scope, wished: string): Promise<string> {
  const { referral_link_code } = await own(scope)
    .set({ referral_link_code: sql`COALESCE(referral_link_code, ${wished})` })
    .returning('referral_link_code')
    .executeTakeFirstOrThrow();
  return referral_link_code ?? wished;
}

/** False when it was asked for, or given, before. */
export async function requestAlpha(scope: Scope): Promise<boolean> {
  const { numUpdatedRows } = await own(scope)
    .set({ alpha_requested_at: scope.now })
    .where('alpha_requested_at', 'is', null)
    .where('has_alpha_access', '=', false)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function grantAlpha(scope: Scope, userId: string): Promise<void> {
  await scope.db.updateTable('user_account').set({ has_alpha_access: true }).where('user_id', '=', userId).execute();
}

const mostFingerprints = 50;

/** Those seen last are kept. */
export async function noteFingerprint(
  scope: Scope,
  { fingerprint, visitor_id }: { fingerprint: string; visitor_id: string | null },
): Promise<void> {
  const { user_id } = scope.actor;
  await scope.db
    .insertInto('device_fingerprint')
    .values({ user_id, fingerprint, visitor_id, first_seen_at: scope.now, last_seen_at: scope.now })
    .onConflict((c) => c.columns(['user_id', 'fingerprint']).doUpdateSet({ visitor_id, last_seen_at: scope.now }))
    .execute();
  await scope.db
    .deleteFrom('device_fingerprint')
    .where('user_id', '=', user_id)
    .where('fingerprint', 'in', (q) =>
      q
        .selectFrom('device_fingerprint')
        .select('fingerprint')
        .where('user_id', '=', user_id)
        .orderBy('last_seen_at', 'desc')
        .orderBy('fingerprint')
        .offset(mostFingerprints),
    )
    .execute();
}
