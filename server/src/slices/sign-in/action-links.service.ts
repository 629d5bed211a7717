/** What the links in mails do, apart from verification: each takes a code. */
import type { z } from 'zod';
import type * as api from '#contract/security/api.ts';
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { locate } from '../geolocation/geolocation.service.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';
import { mailLater } from '../sign-up/account-mail.service.ts';
import * as links from './action-links.store.ts';
import * as codes from '../../platform/identity/action-codes.ts';
import { countFailures, countTry } from '../../platform/identity/attempts.ts';
import { evidenceOf, recordConsent } from '../../platform/events/consent.ts';
import { readContinueUrl } from '../sign-up/continue-url.ts';
import { findWorkspace } from '../security/email-change.store.ts';
import { hashNewPassword } from '../../platform/identity/passwords.ts';
import { closeSessions } from '../../platform/identity/sessions.ts';

/** As the handler page names what a code does. */
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

/** Of these a newly set password makes an end: an intruder may have asked for them. */
const endedByReset = ['reset_password', 'change_email', 'sensitive_action', 'sign_in_request'] as const;

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

/** The address that a code is about. A user who is gone has none, and no codes. */
async function addressOf(scope: Scope, { kind, subject, payload }: codes.FoundCode): Promise<string> {
  if (kind === 'verify_email') return subject;
  const { email } = (payload ?? {}) as { email?: unknown };
  if (typeof email === 'string') return email;
  const user = await links.findAddress(scope, subject);
  if (!user) throw codes.invalidCode();
  return user.email;
}

/** The same for every address; an unknown one is mailed nothing. @throws AppError 400 invalid_continue_url, 429 */
export async function sendPasswordReset(
  ctx: Ctx,
  { email, continue_url }: { email: string; continue_url?: string | null | undefined },
  ip: string,
): Promise<void> {
  const continue_path = readContinueUrl(ctx, continue_url);
  await countTry(ctx, 'reset_mail', { ip, account: email });
  await mailLater(ctx, { kind: 'password_reset', email, continue_path });
}

/**
 * Every session ends; a second factor stays and is asked for at the next sign-in. An account whose address was not
 * verified is verified by it: its mailbox was read. Nothing but the password and that changes.
 * @throws AppError 400 invalidActionCode, weak_password, 429 too_many_attempts
 */
export async function resetPassword(
  ctx: Ctx,
  { action_code, new_password }: { action_code: string; new_password: string },
  ip: string,
): Promise<void> {
  const passwordHash = await hashNewPassword(new_password, 'new_password');
  await countFailures(ctx, 'code', { ip }, () =>
    transaction(ctx, async (scope) => {
      const { subject: user_id } = await codes.consumeCode(scope, 'reset_password', action_code);
      const user = await links.resetPassword(scope, user_id, passwordHash);
      if (!user) throw codes.invalidCode();
      const who = { user_id, workspace_id: (await findWorkspace(scope, user_id))?.workspace_id ?? null };
      await closeSessions(scope, user_id);
      await codes.revokeCodes(scope, user_id, endedByReset);
      await audit(
        scope,
        'password.reset',
        {},
        { user_id, ...(who.workspace_id ? { workspace_id: who.workspace_id } : {}), ip },
      );
      await recordEvent(scope, ctx.parts.config, 'password_reset', {}, who);
      if (user.was_unverified) await recordEvent(scope, ctx.parts.config, 'email_verified', {}, who);
      await sendMail(scope, user.email, { kind: 'password_reset', params: {} });
    }),
  );
}

/** Once or again: the link of an old mail works as well. @throws AppError 400 invalid_key, 429 too_many_attempts */
export async function optOutOfUpdates(
  ctx: Ctx,
  key: string,
  client: Pick<HttpExchange, 'ip' | 'userAgent' | 'proxyHeader'>,
): Promise<void> {
  const { ip } = client;
  const invalid = new AppError(
    400,
    'invalid_key',
    'This link is not valid any more. Please use the one of a newer mail.',
  );
  await invalidIs(invalid, () =>
    countFailures(ctx, 'code', { ip }, () =>
      transaction(ctx, async (scope) => {
        const { subject: user_id } = await codes.consumeCode(scope, 'opt_out_updates', key);
        if (!(await links.endUpdates(scope, user_id))) return;
        const evidence = evidenceOf(client, locate(ctx, client));
        await recordConsent(scope, { user_id, kind: 'product_updates', is_given: false, evidence });
      }),
    ),
  );
}

/** The failure under the name that the public API gives it there. */
export async function invalidIs<T>(named: AppError, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof AppError && error.status === 'invalidActionCode' ? named : error;
  }
}

/** @throws AppError 400 invalidActionCode, also for a code that no mail carries. */
export async function addressOfMailedCode(scope: Scope, code: string): Promise<string> {
  return addressOf(scope, await codes.checkCode(scope, mailedKinds, code));
}
