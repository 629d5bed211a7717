/**
 * Verification mails can be requested by anybody for any address. The request itself looks nothing up: a job finds out
 * whether there is an account, so that neither the answer nor its timing reveals it.
 */
import { createContext, type Ctx, type Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueue, handles, workKind } from '../../kernel/jobs/jobs.ts';
import type { ConsentEvidence } from '../../platform/events/consent.ts';
import { findUserByEmail } from '../../platform/identity/accounts/users.ts';
import { issueCode, listUnusedCodes } from '../../platform/identity/credentials/action-codes.ts';
import { signUpSeconds, type PendingPassword } from '../../platform/identity/credentials/pending-sign-ups.ts';
import { sendMail } from '../../platform/notify/mail/mail.ts';
import type { Place } from '../../ports/geolocation/port.ts';
import { findPendingInvite } from '../membership/invites.service.ts';

/** The choices of somebody who signs up. They are stored with the code that creates the account. */
export interface SignUpChoices {
  accepts_terms?: boolean | undefined;
  agrees_to_product_updates?: boolean | undefined;
  pid?: string | undefined;
  xid?: string | undefined;
  gcp_marketplace_jwt?: string | undefined;
  invite_code?: string | undefined;
  referral_code?: string | undefined;
  /** The evidence of the latest request. */
  evidence: ConsentEvidence;
  place: Place;
}

/** The link creates this account. Without it the account exists already, and the link verifies its address. */
export interface PendingSignUp extends PendingPassword {
  choices: SignUpChoices;
}

type VerificationMail = { email: string; continue_path?: string | undefined } & (
  | ({ kind: 'sign_up' } & PendingSignUp)
  | { kind: 'verification'; browser_hash: string | undefined }
);

/** The payload is sealed, because the queue keeps finished work for a while and the payload holds password hashes. */
const verificationMail = workKind<{ sealed: string }>('account_mail', 2);
const sealName = 'account mail';
export async function enqueueVerificationMail(ctx: Ctx, mail: VerificationMail): Promise<void> {
  const sealed = ctx.parts.secrets
    .seal(sealName, JSON.stringify({ ...mail, languages: ctx.languages }))
    .toString('base64');
  await enqueue(ctx, verificationMail, { sealed });
}

/** When the job is run again it sends another mail, and the newer link replaces the former one of the same sign-up. */
export const verificationMailHandler = handles(verificationMail, async (parts: Parts, { sealed }, { signal }) => {
  const mail = JSON.parse(parts.secrets.open(sealName, Buffer.from(sealed, 'base64'))) as VerificationMail & {
    languages?: string;
  };
  const { languages } = mail;
  const ctx = createContext(parts, { actor: undefined, request_id: newId(), signal, languages });
  await transaction(ctx, (scope) => sendVerificationMail(scope, mail));
});

async function sendVerificationMail(scope: Scope, mail: VerificationMail): Promise<void> {
  const { email: to, kind, continue_path } = mail;
  const user = await findUserByEmail(scope, to);
  if (user?.email_verified_at) {
    if (kind === 'sign_up') await sendMail(scope, to, { kind: 'account_exists', params: {} });
    return;
  }
  const pending: PendingSignUp | undefined =
    kind === 'sign_up'
      ? { browser_hash: mail.browser_hash, password_hash: mail.password_hash, choices: mail.choices }
      : await findPendingSignUp(scope, to, mail.browser_hash);
  if (!pending && !user) return;
  const code = await issueCode(scope, { kind: 'verify_email', subject: to, payload: pending ?? null });
  const invite_code = pending?.choices.invite_code;
  const isInvited = invite_code !== undefined && (await isInvitedBy(scope, invite_code, to));
  const params = { code, is_new_user: pending !== undefined, continue_path, ...(isInvited ? { invite_code } : {}) };
  await sendMail(scope, to, { kind: 'verify_email', params });
}

/** The sign-up that this browser made with the address, else the newest. It counts even when its link has expired. */
async function findPendingSignUp(
  scope: Scope,
  email: string,
  browser_hash: string | undefined,
): Promise<PendingSignUp | undefined> {
  const since = new Date(scope.now.getTime() - signUpSeconds * 1000);
  const found = (await listUnusedCodes(scope, 'verify_email', email, since)).flatMap(
    ({ payload }) => (payload as unknown as PendingSignUp | null) ?? [],
  );
  return found.find((pending) => pending.browser_hash === browser_hash) ?? found[0];
}

/** True when this invite can be accepted by this address. */
export async function isInvitedBy(scope: Scope, inviteCode: string, email: string): Promise<boolean> {
  return inviteCode !== '' && (await findPendingInvite(scope, inviteCode))?.email === email;
}
