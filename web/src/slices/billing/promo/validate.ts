/** Checking a code with the server, and saying what it answered. */
import { validatePromocode } from '#contract/billing/api.ts';
import { normalizeCode } from '#contract/billing/promo-codes.ts';
import { call } from '../../../lib/api.ts';
import { toastError } from '../../../lib/toasts.ts';
import { t } from './messages.ts';
import { applyCode, clearCode, storedCode } from './promo-store.ts';

export type Validation = 'valid' | 'invalid' | 'failed';

/** Keeps the code where it is valid; where it is not, a stored one is forgotten. */
export async function validateCode(typed: string): Promise<Validation> {
  const code = normalizeCode(typed);
  try {
    const { valid, ...coupon } = await call(validatePromocode, { body: { promocode: code } });
    if (valid) {
      applyCode(code, coupon);
      return 'valid';
    }
    if (storedCode()?.code === typed) clearCode();
    toastError(t('invalid', { code }));
    return 'invalid';
  } catch {
    toastError(t('check_failed'));
    return 'failed';
  }
}
