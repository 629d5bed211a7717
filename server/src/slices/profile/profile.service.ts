/** What users change about themselves. */
import type { z } from 'zod';
import type { AccountMetadata } from '#contract/sign-up/types.ts';
import type * as api from '#contract/profile/api.ts';
import type { Ctx } from '../../context.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import type { Scope } from '../../kernel/context.ts';
import { forbidden } from '../../kernel/errors.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import type { HttpExchange } from '../../kernel/http/route.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { normalisePlace, type Place } from '../../ports/geolocation/port.ts';
import { recordEvent } from '../../platform/events/events.ts';
import { getSubscription } from '../billing/billing.service.ts';
import { locate } from '../geolocation/geolocation.service.ts';
import { findUser } from '../../platform/identity/users.store.ts';
import { evidenceOf, recordConsent } from '../../platform/events/consent.ts';
import { cleanPublicUserName } from './public-user-name.ts';
import * as store from './profile.store.ts';
import { refuseSupportSession } from '../../platform/identity/support-session.ts';

/** Of the terms on biometric data, as their dialog names it. */
const biometricTermsVersion = 'May 31, 2024';

type Client = Pick<HttpExchange, 'ip' | 'userAgent' | 'proxyHeader'>;

/**
 * What is not given stays. A change of mind about product updates is kept with its proof, and nobody else's to make.
 * @throws AppError 403 support_session
 */
export async function editMetadata(
  ctx: Ctx,
  { agrees_to_product_updates, geo_location }: z.output<typeof AccountMetadata>,
  client: Client,
): Promise<void> {
  if (agrees_to_product_updates !== undefined) refuseSupportSession(ctx.actor);
  const evidence = evidenceOf(client, locate(ctx, client));
  await change(ctx, async (scope) => {
    const before = await store.lockUser(scope);
    await store.updateUser(scope, {
      ...(agrees_to_product_updates === undefined ? {} : { agrees_to_product_updates }),
      ...(geo_location ? { geo_location: toJsonColumn(normalisePlace(geo_location)) } : {}),
    });
    if (agrees_to_product_updates === undefined || agrees_to_product_updates === before.agrees_to_product_updates)
      return;
    const { user_id } = scope.actor;
    await recordConsent(scope, { user_id, kind: 'product_updates', is_given: agrees_to_product_updates, evidence });
  });
}

/** @throws AppError 403 can_not_extend_limit, support_session */
export async function editUser(ctx: Ctx, wish: z.output<typeof api.editUser.body>, client: Client): Promise<void> {
  const { allowed_to_extend_character_limit, max_character_limit_extension, first_name, locale, theme } = wish;
  if (allowed_to_extend_character_limit || (max_character_limit_extension ?? 0) > 0) {
    const { can_extend_character_limit } = await getSubscription(ctx);
    if (!can_extend_character_limit) {
      throw forbidden('can_not_extend_limit', 'This plan does not offer usage beyond its credits.');
    }
  }
  const ccpa_opt_out = wish.ccpa_opt_out ?? wish.optOutCCPA;
  if (ccpa_opt_out !== undefined) refuseSupportSession(ctx.actor);
  const evidence = evidenceOf(client, locate(ctx, client));
  await change(ctx, async (scope) => {
    const before = await store.lockUser(scope);
    await store.updateUser(scope, {
      ...(allowed_to_extend_character_limit === undefined ? {} : { allowed_to_extend_character_limit }),
      ...(max_character_limit_extension === undefined ? {} : { max_character_limit_extension }),
      ...(ccpa_opt_out === undefined ? {} : { ccpa_opt_out }),
      ...(first_name === undefined ? {} : { first_name: first_name.toWellFormed() }),
      ...(locale === undefined ? {} : { locale }),
      ...(theme === undefined ? {} : { theme }),
    });
    if (ccpa_opt_out === undefined || ccpa_opt_out === before.ccpa_opt_out) return;
    const { user_id } = scope.actor;
    await recordConsent(scope, { user_id, kind: 'privacy_opt_out', is_given: ccpa_opt_out, evidence });
  });
}

/** @throws AppError 400 invalid_public_user_name */
export async function updatePublicUserName(
  ctx: Ctx,
  name: string,
): Promise<{ public_user_name: string; public_user_id: string }> {
  const public_user_name = cleanPublicUserName(name);
  return change(ctx, async (scope) => {
    await store.updateUser(scope, { public_user_name });
    const { public_user_id } = await store.lockUser(scope);
    return { public_user_name, public_user_id };
  });
}

export async function dismissModerationWarning(ctx: Ctx): Promise<void> {
  await change(ctx, (scope) => store.dismissWarning(scope));
}

/** Kept with its proof each time. @throws AppError 403 support_session */
export async function acceptBiometricTerms(ctx: Ctx, client: Client): Promise<void> {
  refuseSupportSession(ctx.actor);
  const place = locate(ctx, client);
  const { user_id, workspace_id } = ctx.actor;
  await change(ctx, async (scope) => {
    const claimed_place = (await store.lockUser(scope)).geo_location as Place | null;
    const evidence = { version: biometricTermsVersion, ...evidenceOf(client, place), claimed_place };
    await recordConsent(scope, { user_id, kind: 'biometric_terms', is_given: true, evidence });
    await recordEvent(scope, ctx.parts.config, 'biometric_terms_accepted', {}, { user_id, workspace_id });
  });
}

export async function recordFingerprint(
  scope: Scope,
  { fingerprint, visitor_id }: { fingerprint: string; visitor_id?: string | null | undefined },
): Promise<void> {
  await transaction(scope, (scope) =>
    store.noteFingerprint(scope, {
      fingerprint: fingerprint.toWellFormed(),
      visitor_id: visitor_id?.toWellFormed() ?? null,
    }),
  );
}

/** A change of the caller's own document, told to their other browsers. */
async function change<T>(scope: Scope, apply: (scope: Scope) => Promise<T>): Promise<T> {
  return transaction(scope, async (scope) => {
    const answer = await apply(scope);
    await recordChange(scope, { collection: 'user', id: scope.actor.user_id, what: 'changed' });
    return answer;
  });
}

/** Drawn once, with the account. */
export async function getRand(scope: Scope): Promise<number> {
  return (await findUser(scope, scope.actor.user_id))?.rand ?? 0;
}
