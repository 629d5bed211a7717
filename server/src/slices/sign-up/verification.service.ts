/** The link of a verification mail: it makes the account, or verifies the address of one that is there. */
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { mailLater, type AccountWish, type PendingSignUp } from './account-mail.service.ts';
import { createAccount } from '../../platform/identity/authentication.ts';
import { consumeCode, invalidCode } from '../../platform/identity/action-codes.ts';
import { countFailures, countTry } from '../../platform/identity/attempts.ts';
import { recordConsent } from '../../platform/events/consent.ts';
import { readContinueUrl } from './continue-url.ts';
import { findWorkspace } from '../security/email-change.store.ts';
import { closeSessions } from '../../platform/identity/sessions.ts';
import * as store from './sign-up.store.ts';

interface MailWish {
  email: string;
  continue_url?: string | null | undefined;
}

/** The same for every address. @throws AppError 400 invalid_continue_url, 429 too_many_attempts */
export async function sendVerification(ctx: Ctx, { email, continue_url }: MailWish, ip: string): Promise<void> {
  const continue_path = readContinueUrl(ctx, continue_url);
  await countTry(ctx, 'verification_mail', { ip, account: email });
  await mailLater(ctx, { kind: 'verification', email, continue_path });
}

/**
 * An invitation that came along stays to be answered in the app.
 * @throws AppError 400 invalidActionCode, 429 too_many_attempts
 */
export async function verifyEmail(ctx: Ctx, actionCode: string, ip: string): Promise<void> {
  await countFailures(ctx, 'code', { ip }, () =>
    transaction(ctx, async (scope) => {
      const { subject: email, payload } = await consumeCode(scope, 'verify_email', actionCode);
      const pending = payload as unknown as PendingSignUp | null;
      const made = pending ? await makeAccount(ctx, scope, email, pending) : undefined;
      const who = made ?? (await claimAccount(scope, email, pending?.password_hash));
      await store.forgetSignUp(scope, email);
      await recordEvent(scope, ctx.parts.config, 'email_verified', {}, who);
      await audit(scope, 'email.verified', {}, { ...who, workspace_id: who.workspace_id ?? '', ip });
    }),
  );
}

async function makeAccount(ctx: Ctx, scope: Scope, email: string, { password_hash, wish }: PendingSignUp) {
  const made = await createAccount(scope, { email, password_hash, first_name: null, is_verified: true });
  if (!made) return undefined;
  await keepWish(scope, made.user_id, wish);
  await recordEvent(scope, ctx.parts.config, 'user_registered', {}, made);
  return made;
}

/** What was said before there was an account to say it of. */
async function keepWish(
  scope: Scope,
  user_id: string,
  { evidence, accepts_terms, agrees_to_product_updates, pid, xid, referral_code }: AccountWish,
): Promise<void> {
  const { claimed_place, looked_up_place } = evidence;
  await store.describeUser(scope, user_id, {
    agrees_to_product_updates: agrees_to_product_updates ?? false,
    geo_location: looked_up_place.country ? looked_up_place : (claimed_place ?? looked_up_place),
    partner: { ...(pid ? { pid } : {}), ...(xid ? { xid } : {}) },
  });
  if (accepts_terms) await recordConsent(scope, { user_id, kind: 'terms', is_given: true, evidence });
  if (agrees_to_product_updates !== undefined) {
    const is_given = agrees_to_product_updates;
    await recordConsent(scope, { user_id, kind: 'product_updates', is_given, evidence });
  }
  if (referral_code) await store.insertReferral(scope, user_id, referral_code);
}

/** An account that was made for the address and never verified: its owner's password counts from now on. */
async function claimAccount(scope: Scope, email: string, passwordHash: string | undefined) {
  const user = await store.verifyAccount(scope, email, passwordHash);
  if (!user) throw invalidCode();
  if (passwordHash !== undefined) await closeSessions(scope, user.user_id);
  return { ...user, workspace_id: (await findWorkspace(scope, user.user_id))?.workspace_id ?? null };
}
