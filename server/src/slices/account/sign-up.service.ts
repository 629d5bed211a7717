/** Sign-up and verification of an address. Answers never tell whether an address has an account. */
import type { Ctx } from '../../context.ts';
import { audit } from '../../kernel/audit.ts';
import type { Scope } from '../../kernel/context.ts';
import { forbidden } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/transaction.ts';
import { sendMail } from '../mail/mail.service.ts';
import { knownAccountMail, verificationMail } from './account.mails.ts';
import { createAccount } from './account.service.ts';
import * as store from './account.store.ts';
import { consumeCode, invalidCode, issueCode } from './action-codes.ts';
import { hashPassword } from './passwords.ts';
import { closeSessions } from './sessions.ts';

/**
 * Mails a link in every case: to verify, or to say that the account is there already. The account is made when the
 * link is used, with the password that was given with it: who asks first for another's address gains nothing.
 */
export async function signUp(ctx: Ctx, { email, password }: { email: string; password: string }): Promise<void> {
  if (ctx.parts.config.signUp !== 'open') {
    throw forbidden('sign_ups_disabled', 'This installation does not take new accounts. Ask its operator.');
  }
  // Before the look: both cases take the same time.
  const password_hash = await hashPassword(password);
  const user = await store.findByEmail(ctx, email);
  if (user?.email_verified_at) return sendMail(ctx, knownAccountMail(ctx, email));
  const code = await transaction(ctx, (scope) =>
    issueCode<SignUp>(scope, { kind: 'verify_email', subject: email, payload: { password_hash } }),
  );
  await sendMail(ctx, verificationMail(ctx, email, code));
}

interface SignUp {
  password_hash: string;
}

export async function verifyEmail(ctx: Ctx, actionCode: string): Promise<void> {
  await transaction(ctx, async (scope) => {
    const { subject: email, payload } = await consumeCode(scope, 'verify_email', actionCode);
    const { password_hash } = payload as SignUp;
    const made = await createAccount(scope, { email, password_hash, first_name: null, is_verified: true });
    const user = made ?? (await claimUnverified(scope, email, password_hash));
    await audit(scope, 'email.verified', {}, { user_id: user.user_id });
  });
}

/** An account that was made for the address and never verified: its owner's password counts from now on. */
async function claimUnverified(scope: Scope, email: string, passwordHash: string): Promise<{ user_id: string }> {
  const user = await store.claimUnverified(scope, email, passwordHash);
  if (!user) throw invalidCode();
  await closeSessions(scope, user.user_id);
  return user;
}
