/**
 * One table for every code that travels outside: hashed, single use, bound to a kind, expiring, replaced by a newer one.
 * Unknown, used, expired and wrong-kind codes are the same failure.
 */
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { hashToken } from '../../kernel/hash.ts';
import { newToken } from '../../kernel/ids.ts';

export type ActionKind = 'set_up' | 'verify_email';

const lifetimeMs = 60 * 60 * 1000;

interface ActionCode<P> {
  kind: ActionKind;
  /** Whom or what it concerns; a newer code of the same kind replaces it. */
  subject: string;
  payload: P;
}

export async function issueCode<P>(scope: Scope, { kind, subject, payload }: ActionCode<P>): Promise<string> {
  const code = newToken();
  await scope.db
    .updateTable('action_code')
    .set({ used_at: scope.now })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .execute();
  await scope.db
    .insertInto('action_code')
    .values({
      code_hash: hashToken(code),
      kind,
      subject,
      payload: JSON.stringify(payload),
      expires_at: new Date(scope.now.getTime() + lifetimeMs),
      created_at: scope.now,
    })
    .execute();
  return code;
}

/** Takes the code before its effect, so that two tabs cannot both have it. @throws AppError 400 invalidActionCode */
export async function consumeCode(
  scope: Scope,
  kind: ActionKind,
  code: string,
): Promise<{ subject: string; payload: unknown }> {
  const row = await scope.db
    .updateTable('action_code')
    .set({ used_at: scope.now })
    .where('code_hash', '=', hashToken(code))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', scope.now)
    .returning(['subject', 'payload'])
    .executeTakeFirst();
  if (!row) throw invalidCode();
  return row;
}

export const invalidCode = () =>
  new AppError(400, 'invalidActionCode', 'This link is invalid, was used already, or has expired.');
