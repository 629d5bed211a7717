/**
 * A page that was opened by a mailed link exchanges the link's code for an internal verification code, which it may carry
 * on in its address. The internal code proves only that its bearer has just read a mail to that address; it signs nobody
 * in. A sign-in that brings it beside the password is not throttled for the wrong passwords that others tried on the
 * account. It lives for ten minutes and can be used once.
 */
import { invalidVerificationCode, invalidActionCode } from '#contract/security/errors.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { consumeCode, issueCode, renameInvalidCode } from '../../platform/identity/credentials/action-codes.ts';
import { countFailures } from '../../platform/identity/credentials/attempts.ts';
import { addressOfMailedCode } from '../security/action-links.service.ts';

/** The mailed code stays valid. @throws AppError 400 invalid_verification_code, 429 too_many_attempts */
export async function prepareInternalCode(
  ctx: Ctx,
  { email, verification_code }: { email: string; verification_code: string },
  ip: string,
): Promise<string> {
  return renameInvalidCode(AppError.from(invalidVerificationCode, {}, { param: 'verification_code' }), () =>
    countFailures(ctx, 'code', { ip }, () =>
      transaction(ctx, async (scope) => {
        if ((await addressOfMailedCode(scope, verification_code)) !== email) throw AppError.from(invalidActionCode);
        return issueCode(scope, { kind: 'internal_verification', subject: email, payload: null });
      }),
    ),
  );
}

/** Uses the code up. @returns false for any code that does not belong to this address. */
export async function consumeInternalCode(scope: Scope, email: string, code: string): Promise<boolean> {
  try {
    await consumeCode(scope, 'internal_verification', code, email);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 'invalidActionCode') return false;
    throw error;
  }
}
