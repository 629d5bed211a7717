/**
 * Mails that anybody can ask for with any address. The request that asks looks nothing up: whether there is an account,
 * and what it is told, is found by this work, so that neither the answer nor its time tells.
 */
import { createContext, type Ctx, type Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueue, handles, workKind } from '../../kernel/jobs/jobs.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';
import { findPendingInvite } from '../membership/invites.service.ts';
import * as store from '../../platform/identity/users.store.ts';
import { issueCode } from '../../platform/identity/action-codes.ts';
import type { ConsentEvidence } from '../../platform/events/consent.ts';
import { findSignUp } from './sign-up.store.ts';

/** What a coming account wishes and agrees to; kept with the code that makes it. */
export interface AccountWish {
  accepts_terms?: boolean | undefined;
  agrees_to_product_updates?: boolean | undefined;
  pid?: string | undefined;
  xid?: string | undefined;
  invite_code?: string | undefined;
  referral_code?: string | undefined;
  /** Of the request that said so last. */
  evidence: ConsentEvidence;
}

type AccountMail =
  | { kind: 'sign_up'; email: string; password_hash: string; wish: AccountWish; continue_path?: string | undefined }
  | { kind: 'verification' | 'password_reset'; email: string; continue_path?: string | undefined };

/** With the languages of the request that asked for it. */
type SealedMail = AccountMail & { languages?: string };

/** What the link makes; without it the account is there, and its address is verified. */
export interface PendingSignUp {
  password_hash: string;
  wish: AccountWish;
}

/** Sealed: the queue keeps what it has done for a while, and it holds hashes of passwords. */
const accountMail = workKind<{ sealed: string }>('account_mail', 2);
const sealName = 'account mail';
/** How long a sign-up can be mailed again. */
const signUpMs = 24 * 3600 * 1000;

export async function mailLater(ctx: Ctx, mail: AccountMail): Promise<void> {
  const sealed = ctx.parts.secrets
    .seal(sealName, JSON.stringify({ ...mail, languages: ctx.languages }))
    .toString('base64');
  await enqueue(ctx, accountMail, { sealed });
}

/** Run again it mails again, and the newer link replaces the former. */
export const accountMailHandler = handles(accountMail, async (parts: Parts, { sealed }, { signal }) => {
  const mail = JSON.parse(parts.secrets.open(sealName, Buffer.from(sealed, 'base64'))) as SealedMail;
  const { languages } = mail;
  const ctx = createContext(parts, { actor: undefined, request_id: newId(), signal, languages });
  await transaction(ctx, async (scope) => {
    if (mail.kind === 'password_reset') await mailReset(scope, mail);
    else await mailVerification(scope, mail);
  });
});

async function mailVerification(scope: Scope, mail: Exclude<AccountMail, { kind: 'password_reset' }>): Promise<void> {
  const { email: to, kind, continue_path } = mail;
  const user = await store.findByEmail(scope, to);
  if (user?.email_verified_at) {
    if (kind === 'sign_up') await sendMail(scope, to, { kind: 'account_exists', params: {} });
    return;
  }
  const since = new Date(scope.now.getTime() - signUpMs);
  const pending: PendingSignUp | undefined =
    kind === 'sign_up'
      ? { password_hash: mail.password_hash, wish: mail.wish }
      : (((await findSignUp(scope, to, since))?.payload as unknown as PendingSignUp | null | undefined) ?? undefined);
  if (!pending && !user) return;
  const code = await issueCode(scope, { kind: 'verify_email', subject: to, payload: pending ?? null });
  const invite_code = pending?.wish.invite_code;
  const isInvited = invite_code !== undefined && (await isInvitation(scope, invite_code, to));
  const params = { code, is_new_user: pending !== undefined, continue_path, ...(isInvited ? { invite_code } : {}) };
  await sendMail(scope, to, { kind: 'verify_email', params });
}

async function mailReset(scope: Scope, { email: to, continue_path }: AccountMail): Promise<void> {
  const user = await store.findByEmail(scope, to);
  if (!user) return;
  const payload = { email: to };
  const code = await issueCode(scope, { kind: 'reset_password', subject: user.user_id, payload });
  await sendMail(scope, to, { kind: 'reset_password', params: { code, continue_path } });
}

/** Is there an invitation that this address can accept? */
export async function isInvitation(scope: Scope, code: string, email: string): Promise<boolean> {
  return code !== '' && (await findPendingInvite(scope, code))?.email === email;
}
