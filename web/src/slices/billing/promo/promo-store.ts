/** The promo code that this browser keeps: an address or the user brought it, and a checkout uses it. */
import { codeToSend, type Coupon, type StoredCode } from '#contract/billing/promo-codes.ts';
import { keep, peekKept, takeKept } from '../../../lib/address/arrival.ts';
import { isString, readLocal, removeLocal, writeLocal } from '../../../lib/browser/storage.ts';
import { createStore } from '../../../lib/store.ts';

/** The code that its user has applied; only that one is extended. */
const appliedKey = 'promo_applied';

interface Promo {
  /** The stored code, with what the server says it is worth; null until it was validated. */
  code: string | null;
  coupon: Coupon | null;
  /** Its dialog was closed. The prompt stays. */
  isDismissed: boolean;
}

export const promoStore = createStore<Promo>({ code: null, coupon: null, isDismissed: false });

export function storedCode(): StoredCode | undefined {
  const code = peekKept('promo_code');
  return code ? { code, is_extended: readLocal(appliedKey, isString, '') === code } : undefined;
}

/** Keeps a code that the server has found valid, and shows its dialog. */
export function applyCode(code: string, coupon: Coupon): void {
  keep('promo_code', code);
  writeLocal(appliedKey, code);
  promoStore.set({ code, coupon, isDismissed: false });
}

/** Forgets the code. @returns what it was */
export function clearCode(): string | null {
  removeLocal(appliedKey);
  promoStore.set({ code: null, coupon: null, isDismissed: false });
  return takeKept('promo_code');
}

/** The code for a checkout: the one that a page passes, or the stored one (spec-1 §5). */
export const codeForCheckout = (passed?: string): string | undefined => codeToSend({ passed, stored: storedCode() });
