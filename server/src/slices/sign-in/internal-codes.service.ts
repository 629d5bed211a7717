/**
 * The internal verification code: a page that was opened by a mailed link exchanges the link's code for one that it may
 * carry on in its address. It tells that its bearer has just read a mail to that address, and nothing else: it signs
 * nobody in. A sign-in that brings it, beside password and second factor, is not held up by the wrong passwords that
 * others gave for the account. Ten minutes, one try.
 */
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { addressOfMailedCode, invalidIs } from './action-links.service.ts';
import { consumeCode, invalidCode, invalidVerificationCode, issueCode } from '../../platform/identity/action-codes.ts';
import { countFailures } from '../../platform/identity/attempts.ts';

/** Leaves the mailed code good. @throws AppError 400 invalid_verification_code, 429 too_many_attempts */
export async function prepareInternalCode(
  ctx: Ctx,
  { email, verification_code }: { email: string; verification_code: string },
  ip: string,
): Promise<string> {
  return invalidIs(invalidVerificationCode('verification_code'), () =>
    countFailures(ctx, 'code', { ip }, () =>
      transaction(ctx, async (scope) => {
        if ((await addressOfMailedCode(scope, verification_code)) !== email) throw invalidCode();
        return issueCode(scope, { kind: 'internal_verification', subject: email, payload: null });
      }),
    ),
  );
}

/** Uses it up. False for any other than one of this address. */
export async function takeInternalCode(scope: Scope, email: string, code: string): Promise<boolean> {
  try {
    await consumeCode(scope, 'internal_verification', code, email);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.status === 'invalidActionCode') return false;
    throw error;
  }
}
