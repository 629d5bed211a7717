/**
 * Sign-up, and what comes before it. Answers never tell whether an address has an account: a request does the same for
 * every address, and what differs is done later, as a work.
 */
import type { z } from 'zod';
import type * as api from '#contract/sign-up/api.ts';
import type { Ctx } from '../../context.ts';
import { AppError, forbidden } from '../../kernel/errors.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import { normalisePlace } from '../../ports/geolocation/port.ts';
import { locate } from '../geolocation/geolocation.service.ts';
import { isInvitation, mailLater, type AccountWish } from './account-mail.service.ts';
import { isNew } from '../../platform/identity/authentication.ts';
import { countTry } from '../../platform/identity/attempts.ts';
import { requirePerson } from './bot-check.service.ts';
import { evidenceOf } from '../../platform/events/consent.ts';
import { readContinueUrl } from './continue-url.ts';
import { requireMailable } from '../../platform/notify/mail/mailable.ts';
import { hashNewPassword } from '../../platform/identity/passwords.ts';
import * as store from './sign-up.store.ts';

type PreSignUp = z.output<typeof api.preSignUp.body>;
type SignUp = z.output<typeof api.signUp.body>;
type Wish = Pick<PreSignUp, 'pid' | 'xid' | 'invite_code' | 'referral_code'> &
  Partial<Pick<PreSignUp, 'account_metadata'>>;
type Client = Pick<HttpExchange, 'ip' | 'userAgent' | 'proxyHeader'>;

/** Of the terms that the sign-up form links to. */
const termsVersion = '2026-11-01';
/** How long the check before the form counts for the form. */
const checkedForMs = 15 * 60 * 1000;

/**
 * Keeps what is wished for an address until its sign-up.
 * @throws AppError 400 invalid_email, recaptcha_failed, terms_not_accepted, 403 sign_ups_disabled, 429 too_many_attempts
 */
export async function preSignUp(
  ctx: Ctx,
  { email, recaptcha_token, ...wish }: PreSignUp,
  client: Client,
): Promise<void> {
  await requireMayJoin(ctx, email, wish);
  await countTry(ctx, 'pre_sign_up', { ip: client.ip, account: email });
  await requirePerson(ctx, recaptcha_token, client.ip);
  await store.putPreSignUp(ctx, email, toAccountWish(ctx, wish, client));
}

/**
 * Has a link mailed in every case: to verify, or to say that the account is there already. The account is made when the
 * link is used, with the password that was given with it: who asks first for another's address gains nothing.
 * @throws AppError 400 invalid_email, invalid_continue_url, recaptcha_failed, terms_not_accepted, weak_password,
 * 403 sign_ups_disabled, 429 too_many_attempts
 */
export async function signUp(
  ctx: Ctx,
  { email, password, recaptcha_token, continue_url, ...wish }: SignUp,
  client: Client,
): Promise<void> {
  const continue_path = readContinueUrl(ctx, continue_url);
  await requireMayJoin(ctx, email, wish);
  await countTry(ctx, 'sign_up', { ip: client.ip, account: email });
  const since = new Date(ctx.now.getTime() - checkedForMs);
  const before = await store.findPreSignUp(ctx, email, since);
  if (!before) await requirePerson(ctx, recaptcha_token, client.ip);
  const password_hash = await hashNewPassword(password);
  const said = withoutNothing(toAccountWish(ctx, wish, client));
  await mailLater(ctx, {
    kind: 'sign_up',
    email,
    password_hash,
    wish: { ...(before?.wish as AccountWish | undefined), ...said },
    continue_path,
  });
}

/** Whether there is an account is not asked here. */
async function requireMayJoin(ctx: Ctx, email: string, { account_metadata, invite_code }: Wish): Promise<void> {
  const { signUp: mode } = ctx.parts.config;
  const isInvited = mode === 'invite' && (await isInvitation(ctx, invite_code ?? '', email));
  if (mode !== 'open' && !isInvited) {
    throw forbidden('sign_ups_disabled', 'This installation does not take new accounts. Ask its operator.');
  }
  requireMailable(email);
  if (account_metadata?.accepts_terms === false) {
    throw new AppError(400, 'terms_not_accepted', 'An account can only be made by those who accept the terms.', {
      param: 'account_metadata',
    });
  }
}

function toAccountWish(ctx: Ctx, { account_metadata, ...wish }: Wish, client: Client): AccountWish {
  const claimed_place = account_metadata?.geo_location ? normalisePlace(account_metadata.geo_location) : null;
  return {
    accepts_terms: account_metadata?.accepts_terms,
    agrees_to_product_updates: account_metadata?.agrees_to_product_updates,
    pid: wish.pid ?? undefined,
    xid: wish.xid ?? undefined,
    invite_code: wish.invite_code ?? undefined,
    referral_code: wish.referral_code ?? undefined,
    evidence: { ...evidenceOf(client, locate(ctx, client)), claimed_place, version: termsVersion },
  };
}

const withoutNothing = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

/** What a partner's page tells once the account is there. The first that is told stays. */
export async function finishRegistration(
  ctx: Ctx,
  { pid, xid }: { pid?: string | null | undefined; xid?: string | null | undefined },
): Promise<{ user_id: string; workspace_id: string; is_new_user: boolean }> {
  const { user_id, workspace_id } = ctx.actor;
  if (pid || xid)
    await store.putPartner(ctx, user_id, withoutNothing({ pid: pid ?? undefined, xid: xid ?? undefined }));
  const user = await store.readNewness(ctx, user_id);
  return { user_id, workspace_id, is_new_user: isNew(user, ctx.now) };
}
