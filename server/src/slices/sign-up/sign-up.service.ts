/**
 * Sign-up and the check before it. Answers never reveal whether an address has an account: a request does the same for
 * every address, and a job does what differs.
 */
import { signUpDomainRefused, signUpsDisabled, termsNotAccepted, termsRequired } from '#contract/sign-up/errors.ts';
import { invalidToken } from '#contract/kit/access-errors.ts';
import type { z } from 'zod';
import type * as api from '#contract/sign-up/api.ts';
import type { Ctx } from '../../context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { newToken } from '../../kernel/ids.ts';
import { normalizePlace } from '../../ports/geolocation/port.ts';
import { isNewUser, lockUser, updateUser } from '../../platform/identity/accounts/users.ts';
import { countAttempt } from '../../platform/identity/credentials/attempts.ts';
import { verifyBotCheck } from './bot-check.service.ts';
import { evidenceOf, type ConsentClient } from '../../platform/events/consent.ts';
import { readContinueUrl } from '../../platform/notify/mail/continue-url.ts';
import { requireMailable } from '../../platform/notify/mail/mailable.ts';
import { hashOfBrowser, lacksAcceptance } from '../../platform/identity/credentials/pending-sign-ups.ts';
import { hashNewPassword } from '../../platform/identity/credentials/passwords.ts';
import { strictestPlace } from './place.rules.ts';
import * as store from './sign-up.store.ts';
import { keepMarketplaceClaim } from '../billing/marketplace/marketplace-claims.service.ts';
import { enqueueVerificationMail, isInvitedBy, type SignUpChoices } from './verification-mail.service.ts';

type PreSignUp = z.output<typeof api.preSignUp.body>;
type SignUp = z.output<typeof api.signUp.body>;
type Choices = Pick<PreSignUp, 'pid' | 'xid' | 'gcp_marketplace_jwt' | 'invite_code' | 'referral_code'> &
  Partial<Pick<PreSignUp, 'account_metadata'>>;

/** The version of the words beside which the form asks for agreement. */
const termsVersion = '2026-11-01';
/** What was there to be accepted, for the evidence of a consent. */
export const documentsOf = ({ parts }: Pick<Ctx, 'parts'>) => ({
  version: termsVersion,
  terms_url: parts.config.termsUrl ?? null,
  privacy_url: parts.config.privacyUrl ?? null,
});
/** The check before the form counts for the form itself for this long. */
const checkedForMs = 15 * 60 * 1000;

/**
 * Stores the choices that a browser made for an address until its sign-up. They count for that browser alone, because anybody
 * can give anybody's address.
 * @param browser The secret that the browser has already.
 * @returns the secret of the browser
 * @throws AppError 400 invalid_email, recaptcha_failed, terms_not_accepted, 403 sign_ups_disabled, sign_up_domain_refused, 429 too_many_attempts
 */
export async function preSignUp(
  ctx: Ctx,
  { email, recaptcha_token, ...choices }: PreSignUp,
  browser: string | undefined,
  client: ConsentClient,
): Promise<string> {
  await requireMaySignUp(ctx, email, choices);
  await countAttempt(ctx, 'pre_sign_up', { ip: client.ip, account: email });
  await verifyBotCheck(ctx, recaptcha_token, client.ip);
  const secret = browser ?? newToken();
  await store.upsertPreSignUp(ctx, {
    email,
    browser_hash: hashOfBrowser(secret),
    choices: toSignUpChoices(ctx, choices, client),
  });
  return secret;
}

/**
 * A link is mailed in every case: to verify the address, or to say that there is an account already. The account is created
 * when the link is used. The password counts only in the browser that holds the secret of this sign-up, so whoever signs up
 * with another's address gains nothing.
 * @param browser The secret that the browser got when it prepared the sign-up.
 * @returns the secret
 * @throws AppError 400 invalid_email, invalid_continue_url, recaptcha_failed, terms_not_accepted, weak_password,
 * 403 sign_ups_disabled, sign_up_domain_refused, 422 terms_required, 429 too_many_attempts
 */
export async function signUp(
  ctx: Ctx,
  { email, password, recaptcha_token, continue_url, ...choices }: SignUp,
  browser: string | undefined,
  client: ConsentClient,
): Promise<string> {
  const continue_path = readContinueUrl(ctx, continue_url);
  await requireMaySignUp(ctx, email, choices);
  await countAttempt(ctx, 'sign_up', { ip: client.ip, account: email });
  const since = new Date(ctx.now.getTime() - checkedForMs);
  const before = browser && (await store.findPreSignUp(ctx, email, hashOfBrowser(browser), since));
  if (!before) await verifyBotCheck(ctx, recaptcha_token, client.ip);
  const latest = toSignUpChoices(ctx, choices, client);
  const merged = before ? mergeChoices(before.choices as unknown as SignUpChoices, latest) : latest;
  requireAcceptance(ctx, merged);
  const password_hash = await hashNewPassword(password);
  const secret = newToken();
  await enqueueVerificationMail(ctx, {
    kind: 'sign_up',
    email,
    browser_hash: hashOfBrowser(secret),
    password_hash,
    choices: merged,
    continue_path,
  });
  return secret;
}

/** @throws AppError 422 terms_required */
export function requireAcceptance({ parts }: Pick<Ctx, 'parts'>, choices: Partial<SignUpChoices>): void {
  if (lacksAcceptance(parts.config, choices)) throw AppError.from(termsRequired);
}

/** Nothing here depends on whether there is an account. */
async function requireMaySignUp(ctx: Ctx, email: string, { account_metadata, invite_code }: Choices): Promise<void> {
  const { signUp: mode, signUpDomains: domains } = ctx.parts.config;
  const isOfDomain = domains.length === 0 || domains.includes(email.split('@').at(-1) ?? '');
  const isOpenTo = mode === 'open' && isOfDomain;
  const isInvited = mode !== 'closed' && !isOpenTo && (await isInvitedBy(ctx, invite_code ?? '', email));
  if (!isOpenTo && !isInvited) {
    if (mode !== 'open') throw AppError.from(signUpsDisabled);
    throw AppError.from(signUpDomainRefused, { domains: domains.join(', ') });
  }
  requireMailable(email);
  if (account_metadata?.accepts_terms === false) {
    throw AppError.from(termsNotAccepted);
  }
}

export function toSignUpChoices(
  ctx: Ctx,
  { account_metadata, ...choices }: Choices,
  client: ConsentClient,
): SignUpChoices {
  const claimed_place = account_metadata?.geo_location ? normalizePlace(account_metadata.geo_location) : null;
  const evidence = { ...evidenceOf(ctx, client), claimed_place, ...documentsOf(ctx) };
  return {
    accepts_terms: account_metadata?.accepts_terms,
    agrees_to_product_updates: account_metadata?.agrees_to_product_updates,
    pid: choices.pid ?? undefined,
    xid: choices.xid ?? undefined,
    gcp_marketplace_jwt: choices.gcp_marketplace_jwt || undefined,
    invite_code: choices.invite_code ?? undefined,
    referral_code: choices.referral_code ?? undefined,
    evidence,
    place: strictestPlace(evidence.looked_up_place, claimed_place),
  };
}

/** The later request counts, and what it leaves open is taken from the one before. */
function mergeChoices(before: SignUpChoices, latest: SignUpChoices): SignUpChoices {
  const claimed_place = latest.evidence.claimed_place ?? before.evidence.claimed_place ?? null;
  return {
    ...before,
    ...withoutUndefined(latest),
    evidence: { ...latest.evidence, claimed_place },
    place: strictestPlace(latest.place, before.place),
  };
}

const withoutUndefined = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

/** The page of a partner, or of a marketplace, reports who led to the new account. Only the first report is stored. */
export async function finishRegistration(
  ctx: Ctx,
  { pid, xid, gcp_marketplace_jwt: token }: z.output<typeof api.postRegistrationUserSetup.body>,
): Promise<{ user_id: string; workspace_id: string; is_new_user: boolean }> {
  const { user_id, workspace_id } = ctx.actor;
  return transaction(ctx, async (scope) => {
    const user = await lockUser(scope, user_id);
    if (!user) throw AppError.from(invalidToken);
    const partner = withoutUndefined({ pid: pid ?? undefined, xid: xid ?? undefined });
    if ((pid || xid) && user.partner === null) await updateUser(scope, user_id, { partner: toJsonColumn(partner) });
    // Only its admins may claim that a marketplace pays for a workspace.
    if (token && ctx.actor.role === 'admin') await keepMarketplaceClaim(scope, { user_id, workspace_id }, token);
    return { user_id, workspace_id, is_new_user: isNewUser(user, ctx.now) };
  });
}
