/** What the code of a mailed link is for. */
import { invalidActionCode } from '#contract/security/errors.ts';
import type { z } from 'zod';
import type * as api from '#contract/security/api.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { findUser } from '../../platform/identity/accounts/users.ts';
import * as codes from '../../platform/identity/credentials/action-codes.ts';
import { countFailures } from '../../platform/identity/credentials/attempts.ts';

/** The names that the page behind a mailed link has for its action. */
const operations = {
  verify_email: 'verifyEmail',
  reset_password: 'resetPassword',
  change_email: 'changeEmail',
  revert_email: 'recoverEmail',
  sign_in_request: 'verifySignInRequest',
  opt_out_updates: 'optOutOfUpdates',
} as const satisfies Partial<Record<codes.ActionKind, string>>;
type MailedKind = keyof typeof operations;
const mailedKinds = Object.keys(operations) as MailedKind[];

/** @throws AppError 400 invalidActionCode, 429 too_many_attempts */
export async function checkCode(
  ctx: Ctx,
  code: string,
  ip: string,
): Promise<z.output<typeof api.checkActionCode.response>> {
  return countFailures(ctx, 'code', { ip }, async () => {
    const found = await codes.checkCode(ctx, mailedKinds, code);
    return { operation: operations[found.kind as MailedKind], email: await addressOf(ctx, found) };
  });
}

/** The address that a code is about. */
async function addressOf(scope: Scope, { kind, subject, payload }: codes.FoundCode): Promise<string> {
  if (kind === 'verify_email') return subject;
  const { email } = (payload ?? {}) as { email?: unknown };
  if (typeof email === 'string') return email;
  const user = await findUser(scope, subject);
  if (!user) throw AppError.from(invalidActionCode);
  return user.email;
}

/** @throws AppError 400 invalidActionCode, also for a code that no mail carries. */
export async function addressOfMailedCode(scope: Scope, code: string): Promise<string> {
  return addressOf(scope, await codes.checkCode(scope, mailedKinds, code));
}
