import type { Scope } from '../../kernel/context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';

type Data = Pick<Scope, 'db'>;

export async function upsertPreSignUp(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { email, browser_hash, choices }: { email: string; browser_hash: string; choices: object },
) {
  const values = { choices: toJsonColumn(choices), created_at: now };
  await db
    .insertInto('pre_sign_up')
    .values({ email, browser_hash, ...values })
    .onConflict((conflict) => conflict.columns(['email', 'browser_hash']).doUpdateSet(values))
    .execute();
}

/** What this browser chose for the address. What others chose for it does not count. */
export function findPreSignUp({ db }: Data, email: string, browser_hash: string, since: Date) {
  return db
    .selectFrom('pre_sign_up')
    .select('choices')
    .where('email', '=', email)
    .where('browser_hash', '=', browser_hash)
    .where('created_at', '>', since)
    .executeTakeFirst();
}

export async function deletePreSignUp({ db }: Data, email: string): Promise<void> {
  await db.deleteFrom('pre_sign_up').where('email', '=', email).execute();
}

/** Deletes the choices of sign-ups that nobody finished within a day, and challenges that have expired anyway. */
export async function purgeExpired({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<void> {
  const dayAgo = new Date(now.getTime() - 24 * 3600 * 1000);
  await db.deleteFrom('pre_sign_up').where('created_at', '<=', dayAgo).execute();
  await db.deleteFrom('used_challenge').where('expires_at', '<=', now).execute();
}

/** @returns false when the challenge was used before, also by a request at the same moment. */
export async function consumeChallenge(
  { db }: Data,
  { hash, expires_at }: { hash: Buffer; expires_at: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_challenge')
    .values({ challenge_hash: hash, expires_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A user is referred at most once. */
export async function insertReferral(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { referred_user_id, referrer_user_id }: { referred_user_id: string; referrer_user_id: string },
): Promise<void> {
  await db
    .insertInto('referral')
    .values({ referred_user_id, referrer_user_id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
