import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';

export async function putPreSignUp(scope: Scope, email: string, wish: object): Promise<void> {
  const values = { wish: toJsonColumn(wish), created_at: scope.now };
  await scope.db
    .insertInto('pre_sign_up')
    .values({ email, ...values })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(values))
    .execute();
}

export function findPreSignUp(scope: Scope, email: string, since: Date) {
  return scope.db
    .selectFrom('pre_sign_up')
    .select('wish')
    .where('email', '=', email)
    .where('created_at', '>', since)
    .executeTakeFirst();
}

/** False when it has let somebody in before, also at this moment. */
export async function spendChallenge(
  scope: Scope,
  { hash, expires_at }: { hash: Buffer; expires_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await scope.db
    .insertInto('used_challenge')
    .values({ challenge_hash: hash, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** The sign-up of an address that was not verified yet, and when it was asked for; also where its link has expired. */
export function findSignUp(scope: Scope, email: string, since: Date) {
  return scope.db
    .selectFrom('action_code')
    .select('payload')
    .where('kind', '=', 'verify_email')
    .where('subject', '=', email)
    .where('used_at', 'is', null)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Whatever is left of the address's sign-ups once it has its account. */
export async function forgetSignUp(scope: Scope, email: string): Promise<void> {
  await scope.db
    .deleteFrom('action_code')
    .where('kind', '=', 'verify_email')
    .where('subject', '=', email)
    .where('used_at', 'is', null)
    .execute();
  await scope.db.deleteFrom('pre_sign_up').where('email', '=', email).execute();
}

/** Undefined when it is verified by now. Without a password it keeps the one it has. */
export function verifyAccount(scope: Scope, email: string, password_hash: string | undefined) {
  return scope.db
    .updateTable('user_account')
    .set({ email_verified_at: scope.now, ...(password_hash === undefined ? {} : { password_hash }) })
    .where('email', '=', email)
    .where('email_verified_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
}

export async function describeUser(
  scope: Scope,
  userId: string,
  {
    agrees_to_product_updates,
    geo_location,
    partner,
  }: { agrees_to_product_updates: boolean; geo_location: object; partner: object },
): Promise<void> {
  await scope.db
    .updateTable('user_account')
    .set({
      agrees_to_product_updates,
      geo_location: toJsonColumn(geo_location),
      ...(Object.keys(partner).length > 0 ? { partner: toJsonColumn(partner) } : {}),
    })
    .where('user_id', '=', userId)
    .execute();
}

/** The first that is told stays. */
export async function putPartner(scope: Scope, userId: string, partner: object): Promise<void> {
  await scope.db
    .updateTable('user_account')
    .set({ partner: toJsonColumn(partner) })
    .where('user_id', '=', userId)
    .where('partner', 'is', null)
    .execute();
}

export function readNewness(scope: Scope, userId: string) {
  return scope.db
    .selectFrom('user_account')
    .select(['created_at', 'is_onboarding_completed'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Where the code is of somebody. One referral a user. */
export async function insertReferral(scope: Scope, userId: string, referralCode: string): Promise<void> {
  await scope.db
    .insertInto('referral')
    .columns(['referred_user_id', 'referrer_user_id', 'created_at'])
    .expression((q) =>
      q
        .selectFrom('user_account')
        .select([sql.val(userId).as('referred'), 'user_id', sql.val(scope.now).as('at')])
        .where('referral_link_code', '=', referralCode)
        .where('user_id', '<>', userId),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Solved challenges that have expired, and what was said before a sign-up that nobody finished within a day. */
export async function purgeExpired({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 3600 * 1000);
  await db.deleteFrom('used_challenge').where('expires_at', '<=', now).execute();
  await db.deleteFrom('pre_sign_up').where('created_at', '<=', dayAgo).execute();
}

export async function deletePreSignUp({ db }: Pick<Scope, 'db'>, email: string): Promise<void> {
  await db.deleteFrom('pre_sign_up').where('email', '=', email).execute();
}
