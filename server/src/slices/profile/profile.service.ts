/** What users change about themselves. */
import { canNotExtendLimit } from '#contract/profile/errors.ts';
import { invalidToken, notWorkspaceAdmin } from '#contract/kit/access-errors.ts';
import type { z } from 'zod';
import type { AccountMetadata } from '#contract/sign-up/types.ts';
import type * as api from '#contract/profile/api.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { recordChange, recordChangeFor } from '../../kernel/live/changes.ts';
import { audit } from '../../platform/events/audit.ts';
import { evidenceOf, recordConsent, type ConsentClient } from '../../platform/events/consent.ts';
import { findUser, lockUser, updateUser, type User, type UserChange } from '../../platform/identity/accounts/users.ts';
import { requireOwnSession } from '../../platform/identity/access/require-session.ts';
import { normalizePlace } from '../../ports/geolocation/port.ts';
import { getSubscription } from '../billing/billing.service.ts';
import { setExtension } from '../usage/usage.service.ts';
import { cleanPublicUserName } from './public-user-name.ts';

/**
 * Fields that are not given stay as they are. A new decision about product updates is kept with its evidence, and only the
 * account's owner can make it, as they alone say where they are.
 * @throws AppError 403 session_required, support_session
 */
export async function editMetadata(
  ctx: Ctx,
  { agrees_to_product_updates, geo_location }: z.output<typeof AccountMetadata>,
  client: ConsentClient,
): Promise<void> {
  if (agrees_to_product_updates !== undefined || geo_location) requireOwnSession(ctx.actor);
  const evidence = evidenceOf(ctx, client);
  await changeUser(ctx, async (scope, before) => {
    if (agrees_to_product_updates !== undefined && agrees_to_product_updates !== before.agrees_to_product_updates) {
      const { user_id } = before;
      await recordConsent(scope, { user_id, kind: 'product_updates', is_given: agrees_to_product_updates, evidence });
    }
    return {
      ...(agrees_to_product_updates === undefined ? {} : { agrees_to_product_updates }),
      ...(geo_location ? { geo_location: toJsonColumn(normalizePlace(geo_location)) } : {}),
    };
  });
}

/** @throws AppError 403 can_not_extend_limit, not_workspace_admin, session_required, support_session */
export async function editUser(
  ctx: Ctx,
  input: z.output<typeof api.editUser.body>,
  client: ConsentClient,
): Promise<void> {
  const { allowed_to_extend_character_limit, max_character_limit_extension, first_name, locale, theme } = input;
  const ccpa_opt_out = input.ccpa_opt_out ?? input.optOutCCPA;
  const isForPersonOnly = [allowed_to_extend_character_limit, max_character_limit_extension, ccpa_opt_out];
  if (isForPersonOnly.some((value) => value !== undefined)) requireOwnSession(ctx.actor);
  const extension = { is_allowed: allowed_to_extend_character_limit, cap: max_character_limit_extension };
  const isExtending = extension.is_allowed !== undefined || extension.cap !== undefined;
  if (isExtending) await requireMayExtend(ctx, extension);
  const evidence = evidenceOf(ctx, client);
  await changeUser(ctx, async (scope, before) => {
    if (isExtending) await extendLimit(scope, extension);
    if (ccpa_opt_out !== undefined && ccpa_opt_out !== before.ccpa_opt_out) {
      const { user_id } = before;
      await recordConsent(scope, { user_id, kind: 'privacy_opt_out', is_given: ccpa_opt_out, evidence });
    }
    return {
      ...(ccpa_opt_out === undefined ? {} : { ccpa_opt_out }),
      ...(first_name === undefined ? {} : { first_name: first_name.toWellFormed() }),
      ...(locale === undefined ? {} : { locale }),
      ...(theme === undefined ? {} : { theme }),
    };
  });
}

interface Extension {
  is_allowed: boolean | undefined;
  cap: number | null | undefined;
}

/**
 * The choice is the workspace's, so it is made by its admins and shown to all of its members.
 * @throws AppError 403 not_workspace_admin, can_not_extend_limit
 */
async function requireMayExtend(ctx: Ctx, { is_allowed, cap }: Extension): Promise<void> {
  if (ctx.actor.role !== 'admin') throw AppError.from(notWorkspaceAdmin);
  if (!is_allowed && !cap) return;
  const { can_extend_character_limit } = await getSubscription(ctx);
  if (!can_extend_character_limit) throw AppError.from(canNotExtendLimit);
}

async function extendLimit(scope: Scope, change: Extension): Promise<void> {
  await setExtension(scope, change);
  await audit(scope, 'workspace.extra_credits', { ...change });
  const { workspace_id } = scope.actor;
  await recordChangeFor(
    scope,
    { collection: 'user', id: workspace_id, what: 'changed' },
    { workspace_id, user_id: null },
  );
}

/** @throws AppError 400 invalid_public_user_name */
export async function updatePublicUserName(
  ctx: Ctx,
  name: string,
): Promise<{ public_user_name: string; public_user_id: string }> {
  const public_user_name = cleanPublicUserName(name);
  const { public_user_id } = await changeUser(ctx, () => ({ public_user_name }));
  return { public_user_name, public_user_id };
}

/** Without a warning there is nothing to dismiss. */
export async function dismissModerationWarning(ctx: Ctx): Promise<void> {
  await changeUser(ctx, (_scope, before) =>
    before.moderation_warning_dismissed === false ? { moderation_warning_dismissed: true } : {},
  );
}

/** Changes the caller's own row, which is locked meanwhile, and tells their other browsers. @returns the row before. */
async function changeUser(
  scope: Scope,
  decide: (scope: Scope, before: User) => UserChange | Promise<UserChange>,
): Promise<User> {
  return transaction(scope, async (scope) => {
    const { user_id } = scope.actor;
    const before = await lockUser(scope, user_id);
    if (!before) throw AppError.from(invalidToken);
    await updateUser(scope, user_id, await decide(scope, before));
    await recordChange(scope, { collection: 'user', id: user_id, what: 'changed' });
    return before;
  });
}

/** The number was drawn once, when the account was created. */
export async function getRand(scope: Scope): Promise<number> {
  return (await findUser(scope, scope.actor.user_id))?.rand ?? 0;
}
