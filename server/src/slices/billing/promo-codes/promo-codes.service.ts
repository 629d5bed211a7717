/** Promo codes: what they are worth, and who may use them. */
import { couponExpired, couponInvalid } from '#contract/billing/errors.ts';
import { normalizeCode, retentionOffers } from '#contract/billing/promo-codes.ts';
import type { Currency } from '#contract/billing/types.ts';
import type { Ctx } from '../../../context.ts';
import type { Scope } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/db/transaction.ts';
import { AppError } from '../../../kernel/errors.ts';
import { countAttempt } from '../../../platform/identity/credentials/attempts.ts';
import { checkoutMs, type CustomerSnapshot, type Discount } from '../../../ports/payments/port.ts';
import * as store from './promo-codes.store.ts';
import type { PromoCodeRow } from './promo-codes.store.ts';

const invalid = { valid: false, amount_off: null, percent_off: null, duration_in_months: null };

/** Anybody may ask, so how often is counted. @throws AppError 429 too_many_attempts */
export async function validatePromocode(ctx: Ctx, promocode: string, ip: string) {
  await countAttempt(ctx, 'promo_code', { ip });
  if (!ctx.parts.payments) return invalid;
  const row = await store.findCode(ctx, normalizeCode(promocode));
  // Codes that others keep for a checkout may still come free.
  if (!row || !isUsable(ctx, row, await store.countRedemptions(ctx, row.promocode))) return invalid;
  const { amount_off_cents: amount_off, percent_off, duration_in_months } = row;
  return { valid: true, amount_off, percent_off, duration_in_months };
}

function isUsable({ now }: Pick<Scope, 'now'>, row: PromoCodeRow, taken: number): boolean {
  if (row.revoked_at || (row.expires_at && row.expires_at <= now)) return false;
  return row.max_redemptions === null || taken < row.max_redemptions;
}

/** What a code is worth to the caller's workspace. Nothing is kept. @throws AppError 400 coupon_expired, 400 coupon_invalid */
export async function requireDiscount(scope: Scope, promocode: string, currency: Currency): Promise<Discount> {
  const row = await store.findCode(scope, normalizeCode(promocode));
  if (!row) throw AppError.from(couponInvalid);
  const taken = await store.countTakenByOthers(scope, row.promocode);
  if (!isUsable(scope, row, taken)) throw AppError.from(couponExpired);
  if (row.currency !== null && row.currency !== currency) throw AppError.from(couponInvalid);
  const used = await store.listUsed(scope, scope.actor.workspace_id, [row.promocode]);
  if (used.length > 0) throw AppError.from(couponInvalid);
  return {
    percent_off: row.percent_off,
    amount_off_cents: row.amount_off_cents,
    months: row.duration_in_months ?? 1,
    name: row.promocode,
  };
}

/** A payment that is under way when its page expires may take some time. */
const reservedMs = checkoutMs + 3_600_000;

const reservedUntil = ({ now }: Pick<Scope, 'now'>): Date => new Date(now.getTime() + reservedMs);

/**
 * Keeps a code for a payment of the caller's workspace, so that no more payments can be made with it than it allows.
 * @throws AppError 400 coupon_expired, 400 coupon_invalid
 */
export const reserveDiscount = (scope: Scope, promocode: string, currency: Currency): Promise<Discount> =>
  transaction(scope, async (scope) => {
    await store.lockCode(scope, normalizeCode(promocode));
    const discount = await requireDiscount(scope, promocode, currency);
    await store.reserve(scope, scope.actor.workspace_id, discount.name, reservedUntil(scope));
    return discount;
  });

/** The payment was refused, so the code is free again. */
export const releaseDiscount = (scope: Scope, promocode: string): Promise<void> =>
  store.release(scope, scope.actor.workspace_id, promocode);

/** A code counts as used once the subscription has it: a checkout that nobody pays uses nothing. */
export async function noteRedemption(
  scope: Scope,
  { workspace_id, subscription: own }: CustomerSnapshot,
): Promise<void> {
  if (!own?.discount || own.status === 'ended' || !(await store.findCode(scope, own.discount.name))) return;
  const { name } = own.discount;
  if (own.status === 'incomplete') await store.prolong(scope, workspace_id, name, reservedUntil(scope));
  else await store.insertRedemption(scope, workspace_id, name);
}

const reservationsAtOnce = 20;

/**
 * Frees codes that were kept for payments which can no longer be made. The provider is asked first: it may have been paid,
 * and its event lost.
 */
export async function releaseReservations(
  scope: Scope,
  readAgain: (workspaceId: string) => Promise<boolean>,
): Promise<void> {
  for (const { workspace_id, promocode } of await store.listReservedBefore(scope, reservationsAtOnce)) {
    // A provider that does not answer now is asked again later.
    if (!(await readAgain(workspace_id))) return;
    await store.releaseExpired(scope, workspace_id, promocode);
  }
}

export const findOffer = (code: string) => retentionOffers.find((one) => one.code === code);

export async function hasUsedOffer(scope: Scope): Promise<boolean> {
  const codes = retentionOffers.map(({ code }) => code);
  return (await store.listUsed(scope, scope.actor.workspace_id, codes)).length > 0;
}

export const noteOffer = (scope: Scope, code: string): Promise<void> =>
  store.insertRedemption(scope, scope.actor.workspace_id, code);

/** For operators. @returns false when there is such a code already */
export const createPromoCode = (
  scope: Scope,
  { promocode, ...worth }: Omit<PromoCodeRow, 'revoked_at' | 'created_at'>,
): Promise<boolean> =>
  store.insertCode(scope, { ...worth, promocode: normalizeCode(promocode), revoked_at: null, created_at: scope.now });

/** @returns false when there is no such code */
export const revokePromoCode = (scope: Scope, promocode: string): Promise<boolean> =>
  store.revokeCode(scope, normalizeCode(promocode));

export const listPromoCodes = (scope: Scope) => store.listCodes(scope);
