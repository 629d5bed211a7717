/** The link of a verification mail creates the account, or verifies the address of an existing one. */
import { invalidActionCode } from '#contract/security/errors.ts';
import { AppError } from '../../kernel/errors.ts';
import type { Ctx } from '../../context.ts';
import { audit } from '../../platform/events/audit.ts';
import type { Scope } from '../../kernel/context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { createAccount } from './accounts.service.ts';
import { enqueueVerificationMail, type PendingSignUp, type SignUpChoices } from './verification-mail.service.ts';
import { consumeCode, deleteUnusedCodes } from '../../platform/identity/credentials/action-codes.ts';
import { countFailures, countAttempt } from '../../platform/identity/credentials/attempts.ts';
import { recordConsent } from '../../platform/events/consent.ts';
import { readContinueUrl } from '../../platform/notify/mail/continue-url.ts';
import { findWorkspaceOf } from '../../platform/identity/accounts/members.ts';
import {
  findUserByEmail,
  findUserByReferralCode,
  lockUser,
  updateUser,
} from '../../platform/identity/accounts/users.ts';
import { closeSessions } from '../../platform/identity/sessions/sessions.ts';
import * as store from './sign-up.store.ts';

interface VerificationInput {
  email: string;
  continue_url?: string | null | undefined;
}

/** The answer is the same for every address. @throws AppError 400 invalid_continue_url, 429 too_many_attempts */
export async function sendVerification(
  ctx: Ctx,
  { email, continue_url }: VerificationInput,
  ip: string,
): Promise<void> {
  const continue_path = readContinueUrl(ctx, continue_url);
  await countAttempt(ctx, 'verification_mail', { ip, account: email });
  await enqueueVerificationMail(ctx, { kind: 'verification', email, continue_path });
}

/**
 * An invite that came with the sign-up is answered later, in the app.
 * @throws AppError 400 invalidActionCode, 429 too_many_attempts
 */
export async function verifyEmail(ctx: Ctx, actionCode: string, ip: string): Promise<void> {
  await countFailures(ctx, 'code', { ip }, () =>
    transaction(ctx, async (scope) => {
      const { subject: email, payload } = await consumeCode(scope, 'verify_email', actionCode);
      const pending = payload as unknown as PendingSignUp | null;
      const created = pending ? await createPendingAccount(ctx, scope, email, pending) : undefined;
      const who = created ?? (await claimAccount(scope, email, pending?.password_hash));
      await deleteUnusedCodes(scope, 'verify_email', email);
      await store.deletePreSignUp(scope, email);
      await recordEvent(scope, ctx.parts.config, 'email_verified', {}, who);
      await audit(scope, 'email.verified', {}, { ...who, workspace_id: who.workspace_id ?? '', ip });
    }),
  );
}

async function createPendingAccount(ctx: Ctx, scope: Scope, email: string, { password_hash, choices }: PendingSignUp) {
  const account = await createAccount(scope, { email, password_hash, first_name: null, is_verified: true });
  if (!account) return undefined;
  await applyChoices(scope, account.user_id, choices);
  await recordEvent(scope, ctx.parts.config, 'user_registered', {}, account);
  return account;
}

/** Stores on the new account what was chosen before it existed. */
async function applyChoices(
  scope: Scope,
  user_id: string,
  { evidence, accepts_terms, agrees_to_product_updates, pid, xid, referral_code }: SignUpChoices,
): Promise<void> {
  const { claimed_place, looked_up_place } = evidence;
  const place = looked_up_place.country ? looked_up_place : (claimed_place ?? looked_up_place);
  const partner = { ...(pid ? { pid } : {}), ...(xid ? { xid } : {}) };
  await updateUser(scope, user_id, {
    agrees_to_product_updates: agrees_to_product_updates ?? false,
    geo_location: toJsonColumn(place),
    ...(pid || xid ? { partner: toJsonColumn(partner) } : {}),
  });
  if (accepts_terms) await recordConsent(scope, { user_id, kind: 'terms', is_given: true, evidence });
  if (agrees_to_product_updates !== undefined) {
    const is_given = agrees_to_product_updates;
    await recordConsent(scope, { user_id, kind: 'product_updates', is_given, evidence });
  }
  const referrer = referral_code ? await findUserByReferralCode(scope, referral_code) : undefined;
  if (referrer && referrer.user_id !== user_id) {
    await store.insertReferral(scope, { referred_user_id: user_id, referrer_user_id: referrer.user_id });
  }
}

/** An account that somebody created for the address and that was never verified. Its owner's password counts from now on. */
async function claimAccount(scope: Scope, email: string, password_hash: string | undefined) {
  const found = await findUserByEmail(scope, email);
  const user = found && (await lockUser(scope, found.user_id));
  if (!user || user.email_verified_at) throw AppError.from(invalidActionCode);
  const { user_id } = user;
  await updateUser(scope, user_id, {
    email_verified_at: scope.now,
    ...(password_hash === undefined ? {} : { password_hash }),
  });
  if (password_hash !== undefined) await closeSessions(scope, user_id);
  return { user_id, workspace_id: (await findWorkspaceOf(scope, user_id)) ?? null };
}
