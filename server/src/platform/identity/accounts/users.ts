/** Rows of `user_account`: how an account is found, locked and changed. What a change means is decided by the caller. */
import { randomBytes } from 'node:crypto';
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Scope } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/db/db-types.gen.ts';
import type { Db } from '../../../kernel/db/db.ts';

export type User = Selectable<Database['user_account']>;
export type UserChange = Updateable<Database['user_account']>;
type Data = Pick<Scope, 'db'>;

export function findUser({ db }: Data, userId: string): Promise<User | undefined> {
  return db.selectFrom('user_account').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export function findUserByEmail({ db }: Data, email: string): Promise<User | undefined> {
  return db.selectFrom('user_account').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findUserByReferralCode({ db }: Data, code: string): Promise<User | undefined> {
  return db.selectFrom('user_account').selectAll().where('referral_link_code', '=', code).executeTakeFirst();
}

/** The row is locked until the transaction ends, so that it can be read, changed and written without losing an update. */
export function lockUser({ db }: Data, userId: string): Promise<User | undefined> {
  return db.selectFrom('user_account').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

export async function updateUser({ db }: Data, userId: string, change: UserChange): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('user_account').set(change).where('user_id', '=', userId).execute();
}

export type NewUser = Pick<
  User,
  'user_id' | 'email' | 'password_hash' | 'first_name' | 'email_verified_at' | 'is_onboarding_completed'
>;

/** @returns false when the address is taken, also by a call at the same time. */
export async function insertUser({ db, now }: Pick<Scope, 'db' | 'now'>, user: NewUser): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('user_account')
    .values({ ...user, public_user_id: randomBytes(32).toString('hex'), created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('user_account').select('user_id').limit(1).executeTakeFirst()) !== undefined;
}

/** The addresses of several users at once, by their ids. */
export async function readEmails({ db }: Data, userIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('user_account')
    .select(['user_id', 'email'])
    .where(sql<boolean>`user_id = ANY (${userIds}::text[])`)
    .execute();
  return new Map(rows.map(({ user_id, email }) => [user_id, email]));
}

/** The address of the caller's account; empty when the account is gone. */
export async function getOwnEmail(scope: Scope): Promise<string> {
  return (await findUser(scope, scope.actor.user_id))?.email ?? '';
}

/** Users who agreed to product updates and have verified their address. */
export function listProductUpdateReaders({ db }: Data): Promise<Pick<User, 'user_id' | 'email'>[]> {
  return db
    .selectFrom('user_account')
    .select(['user_id', 'email'])
    .where('agrees_to_product_updates', '=', true)
    .where('email_verified_at', 'is not', null)
    .orderBy('created_at')
    .execute();
}

const newForMs = 24 * 3600 * 1000;

/** A user counts as new on the first day, and until the onboarding is completed. */
export const isNewUser = (user: Pick<User, 'created_at' | 'is_onboarding_completed'>, now: Date): boolean =>
  !user.is_onboarding_completed || now.getTime() - user.created_at.getTime() < newForMs;
