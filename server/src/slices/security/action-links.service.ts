/** What the code of a mailed link is for. */
import { invalidActionCode } from '#contract/security/errors.ts';
import type { z } from 'zod';
import type * as api from '#contract/security/api.ts';
import type { RevocableKey } from '#contract/security/types.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { findUser } from '../../platform/identity/accounts/users.ts';
import * as codes from '../../platform/identity/credentials/action-codes.ts';
import { countFailures } from '../../platform/identity/credentials/attempts.ts';
import {
  isOfBrowser,
  lacksAcceptance,
  type PendingPassword,
} from '../../platform/identity/credentials/pending-sign-ups.ts';
import { listKeysOfUser } from '../../platform/identity/keys/api-keys.ts';

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

/**
 * `browser` is the secret of a sign-up that this browser made.
 * @throws AppError 400 invalidActionCode, 429 too_many_attempts
 */
export async function checkCode(
  ctx: Ctx,
  code: string,
  browser: string | undefined,
  ip: string,
): Promise<z.output<typeof api.checkActionCode.response>> {
  return countFailures(ctx, 'code', { ip }, async () => {
    const found = await codes.checkCode(ctx, mailedKinds, code);
    return {
      operation: operations[found.kind as MailedKind],
      email: await addressOf(ctx, found),
      ...needsOf(ctx, found, browser),
      api_keys: found.kind === 'reset_password' ? await listRevocableKeys(ctx, found.subject) : [],
    };
  });
}

/**
 * The password of a sign-up, and what it accepted, count only in the browser that gave them. Terms may also have been set
 * while the sign-up was waiting.
 */
function needsOf({ parts }: Ctx, { kind, payload }: codes.FoundCode, browser: string | undefined) {
  if (kind !== 'verify_email' || payload === null) return { needs_password: false, needs_terms: false };
  const pending = payload as unknown as PendingPassword;
  const needs_password = !isOfBrowser(pending, browser);
  return { needs_password, needs_terms: lacksAcceptance(parts.config, needs_password ? {} : pending.choices) };
}

async function listRevocableKeys(scope: Scope, userId: string): Promise<RevocableKey[]> {
  return (await listKeysOfUser(scope, userId)).map(({ created_at, last_used_at, ...key }) => ({
    ...key,
    created_at_unix: toUnix(created_at),
    last_used_at_unix: last_used_at && toUnix(last_used_at),
  }));
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
