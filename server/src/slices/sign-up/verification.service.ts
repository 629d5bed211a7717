/** The link of a verification mail creates the account, or verifies the address of an existing one. */
import type { z } from 'zod';
import { invalidActionCode } from '#contract/security/errors.ts';
import type * as api from '#contract/sign-up/api.ts';
import { passwordRequired, termsNotAccepted } from '#contract/sign-up/errors.ts';
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
import { hashNewPassword } from '../../platform/identity/credentials/passwords.ts';
import { hashOfBrowser, isOfBrowser } from '../../platform/identity/credentials/pending-sign-ups.ts';
import { evidenceOf, recordConsent, type ConsentClient, type ConsentEvidence } from '../../platform/events/consent.ts';
import { readContinueUrl } from '../../platform/notify/mail/continue-url.ts';
import { findWorkspaceOf } from '../../platform/identity/accounts/members.ts';
import {
  findUserByEmail,
  findUserByReferralCode,
  lockUser,
  updateUser,
} from '../../platform/identity/accounts/users.ts';
import { normalizePlace } from '../../ports/geolocation/port.ts';
import { closeSessions } from '../../platform/identity/sessions/sessions.ts';
import { onlyIfObliging, strictestPlace } from './place.rules.ts';
import { keepMarketplaceClaim } from '../billing/marketplace/marketplace-claims.service.ts';
import { documentsOf, requireAcceptance } from './sign-up.service.ts';
import * as store from './sign-up.store.ts';

interface VerificationInput {
  email: string;
  continue_url?: string | null | undefined;
}

/** The answer is the same for every address. @throws AppError 400 invalid_continue_url, 429 too_many_attempts */
export async function sendVerification(
  ctx: Ctx,
  { email, continue_url }: VerificationInput,
  browser: string | undefined,
  ip: string,
): Promise<void> {
  const continue_path = readContinueUrl(ctx, continue_url);
  await countAttempt(ctx, 'verification_mail', { ip, account: email });
  const browser_hash = browser === undefined ? undefined : hashOfBrowser(browser);
  await enqueueVerificationMail(ctx, { kind: 'verification', email, browser_hash, continue_path });
}

/**
 * An invite that came with the sign-up is answered later, in the app.
 * @param browser The secret of a sign-up that this browser made.
 * @throws AppError 400 invalidActionCode, password_required, weak_password, terms_not_accepted, 422 terms_required, 429 too_many_attempts
 */
export async function verifyEmail(
  ctx: Ctx,
  { action_code, password, account_metadata }: z.output<typeof api.verifyEmail.body>,
  browser: string | undefined,
  client: ConsentClient,
): Promise<void> {
  const { ip } = client;
  const password_hash = password === undefined ? undefined : await hashNewPassword(password);
  if (account_metadata?.accepts_terms === false) throw AppError.from(termsNotAccepted);
  await countFailures(ctx, 'code', { ip }, () =>
    transaction(ctx, async (scope) => {
      const { subject: email, payload } = await consumeCode(scope, 'verify_email', action_code);
      const found = payload as unknown as PendingSignUp | null;
      const evidence = { ...evidenceOf(ctx, client), ...documentsOf(ctx) };
      const adopt = (one: PendingSignUp) =>
        isOfBrowser(one, browser)
          ? addAcceptance(one, account_metadata, evidence)
          : adoptSignUp(one, password_hash, account_metadata, evidence);
      const pending = found && adopt(found);
      if (pending) requireAcceptance(ctx, pending.choices);
      const created = pending ? await createPendingAccount(ctx, scope, email, pending) : undefined;
      const who = created ?? (await claimAccount(scope, email, pending?.password_hash));
      await deleteUnusedCodes(scope, 'verify_email', email);
      await store.deletePreSignUp(scope, email);
      await recordEvent(scope, ctx.parts.config, 'email_verified', {}, who);
      await audit(scope, 'email.verified', {}, { ...who, workspace_id: who.workspace_id ?? '', ip });
    }),
  );
}

/**
 * Of a sign-up that was made in another browser only what leads to it is left: its password, its agreements and its place
 * may be a stranger's. They are those of whoever opens the link, and the code stays good until they are given. A place that
 * obliges is kept, because the stranger may as well be the same person.
 */
function adoptSignUp(
  { browser_hash, choices }: PendingSignUp,
  password_hash: string | undefined,
  account_metadata: z.output<typeof api.verifyEmail.body>['account_metadata'],
  evidence: ConsentEvidence,
): PendingSignUp {
  if (password_hash === undefined) throw AppError.from(passwordRequired);
  const claimed_place = account_metadata?.geo_location ? normalizePlace(account_metadata.geo_location) : null;
  return {
    browser_hash,
    password_hash,
    choices: {
      ...choices,
      accepts_terms: account_metadata?.accepts_terms,
      agrees_to_product_updates: account_metadata?.agrees_to_product_updates,
      // Whose purchase it is nobody can tell.
      gcp_marketplace_jwt: undefined,
      evidence: { ...evidence, claimed_place },
      place: strictestPlace(evidence.looked_up_place, claimed_place, onlyIfObliging(choices.place)),
    },
  };
}

/** A sign-up that was made before the installation had terms accepts them with its link. */
function addAcceptance(
  pending: PendingSignUp,
  account_metadata: z.output<typeof api.verifyEmail.body>['account_metadata'],
  evidence: ConsentEvidence,
): PendingSignUp {
  const { choices } = pending;
  if (choices.accepts_terms || !account_metadata?.accepts_terms) return pending;
  const { claimed_place } = choices.evidence;
  return { ...pending, choices: { ...choices, accepts_terms: true, evidence: { ...evidence, claimed_place } } };
}

/** @returns undefined when the address is taken. */
export async function createPendingAccount(
  ctx: Ctx,
  scope: Scope,
  email: string,
  { password_hash, choices }: Omit<PendingSignUp, 'browser_hash'>,
) {
  const account = await createAccount(scope, { email, password_hash, first_name: null, is_verified: true });
  if (!account) return undefined;
  await applyChoices(scope, account.user_id, choices);
  if (choices.gcp_marketplace_jwt) await keepMarketplaceClaim(scope, account, choices.gcp_marketplace_jwt);
  await recordEvent(scope, ctx.parts.config, 'user_registered', {}, account);
  return account;
}

/** Stores on the new account what was chosen before it existed. */
async function applyChoices(
  scope: Scope,
  user_id: string,
  { evidence, place, accepts_terms, agrees_to_product_updates, pid, xid, referral_code }: SignUpChoices,
): Promise<void> {
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
export async function claimAccount(scope: Scope, email: string, password_hash: string | undefined) {
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
