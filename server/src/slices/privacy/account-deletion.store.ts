/** What is left of a user in tables that no reference to their account clears. The rest goes with the account's row. */
import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';

type Within = Pick<Scope, 'db'>;

/** Milliseconds; less than PostgreSQL takes to find out that two wait for one another (a second). */
const patienceMs = 200;

/** A wait for what another holds fails soon, for the rest of the transaction. */
export async function waitNotLong({ db }: Within): Promise<void> {
  await sql`SELECT set_config('lock_timeout', ${String(patienceMs)}, true)`.execute(db);
}

/** Another transaction held for too long what this one needed, or waited for this one. */
export function isHeldUp(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return code === '55P03' || code === '40P01';
}

/** Nothing that refers to the user is written until the transaction ends. */
export function lockAccount({ db }: Within, userId: string) {
  return db.selectFrom('user_account').select('email').where('user_id', '=', userId).forUpdate().executeTakeFirst();
}

/** Their own workspaces and the one they are in, locked in one order; how many others are in each. */
export async function lockWorkspacesOf({ db }: Within, userId: string) {
  await sql`
    SELECT FROM workspace
    WHERE owner_user_id = ${userId} OR workspace_id IN (SELECT workspace_id FROM member WHERE user_id = ${userId})
    ORDER BY workspace_id FOR UPDATE`.execute(db);
  const { rows } = await sql<{ workspace_id: string; is_own: boolean; others: number }>`
    SELECT w.workspace_id, w.owner_user_id = ${userId} AS is_own,
      (SELECT count(*)::integer FROM member m WHERE m.workspace_id = w.workspace_id AND m.user_id <> ${userId}) AS others
    FROM workspace w
    WHERE w.owner_user_id = ${userId} OR w.workspace_id IN (SELECT workspace_id FROM member WHERE user_id = ${userId})`.execute(
    db,
  );
  return rows;
}

interface Leaver {
  user_id: string;
  email: string;
  /** Matches the address where it stands as a whole, and not as the end or the beginning of another. */
  pattern: string;
  /** Stands in their place where a row stays. */
  alias: string;
}

/** For PostgreSQL's regular expressions. */
export const patternOf = (email: string) =>
  `(?<![a-z0-9._%+'-])${email.replace(/[^a-z0-9@]/gu, (sign) => `\\U${hex(sign)}`)}(?![a-z0-9-]|\\.[a-z0-9])`;
const hex = (sign: string) => (sign.codePointAt(0) ?? 0).toString(16).padStart(8, '0');

/** Codes and mails of the address, invitations to it, visits with it, what it said before it had an account. */
export async function forgetAddress(
  { db }: Within,
  { email, pattern }: Pick<Leaver, 'email' | 'pattern'>,
): Promise<void> {
  await sql`
    DELETE FROM action_code
    WHERE subject = ${email} OR payload ->> 'email' = ${email} OR payload ->> 'former_email' = ${email}`.execute(db);
  await db.deleteFrom('outbox_message').where('recipient', '=', email).execute();
  for (const table of ['workspace_invite', 'ad_visit', 'pre_sign_up'] as const) {
    await db.deleteFrom(table).where('email', '=', email).execute();
  }
  // What others were told of them.
  const other = 'a former user';
  await sql`
    UPDATE outbox_message SET
      subject = regexp_replace(subject, ${pattern}, ${other}, 'gi'),
      body_text = regexp_replace(body_text, ${pattern}, ${other}, 'gi'),
      body_html = regexp_replace(body_html, ${pattern}, ${other}, 'gi')
    WHERE concat(subject, body_text, body_html) ~* ${pattern}`.execute(db);
  await sql`
    UPDATE message SET
      title = regexp_replace(title, ${pattern}, ${other}, 'gi'),
      description = regexp_replace(description, ${pattern}, ${other}, 'gi')
    WHERE concat(title, ' ', description) ~* ${pattern}`.execute(db);
}

/** An operator's access to others ends, and is on record as somebody's. */
export async function forgetOperator(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  { user_id, alias }: Pick<Leaver, 'user_id' | 'alias'>,
): Promise<void> {
  await db.deleteFrom('session').where('operator_user_id', '=', user_id).execute();
  await sql`
    UPDATE support_grant SET operator_user_id = ${alias}, ended_at = coalesce(ended_at, ${now})
    WHERE operator_user_id = ${user_id}`.execute(db);
}

/** Where there is a queue, what waits or was done there about them. */
export async function forgetWork(
  { db }: Within,
  { user_id, pattern }: Pick<Leaver, 'user_id' | 'pattern'>,
): Promise<void> {
  const { rows } = await sql<{ queue: string | null }>`SELECT to_regclass('pgboss.job')::text AS queue`.execute(db);
  if (!rows[0]?.queue) return;
  await sql`
    DELETE FROM pgboss.job
    WHERE position(${user_id} IN data::text) > 0 OR data::text ~* ${pattern}`.execute(db);
}

/** With all that refers to them. */
export async function deleteWorkspaces({ db }: Within, workspaceIds: string[]): Promise<void> {
  await sql`DELETE FROM workspace WHERE workspace_id = ANY(${workspaceIds})`.execute(db);
}

export async function deleteAccount({ db }: Within, userId: string): Promise<void> {
  await db.deleteFrom('user_account').where('user_id', '=', userId).execute();
}
