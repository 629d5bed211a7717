/** API keys: hashed at rest, shown once. */
import type { z } from 'zod';
import type { ApiKey, ApiKeyPermissions } from '#contract/api-keys/types.ts';
import type { Ctx, Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError, forbidden, notFound, ValidationError } from '../../kernel/errors.ts';
import { hashToken } from '../../kernel/hash.ts';
import { newApiKey, newId } from '../../kernel/ids.ts';
import { isAddressOrNetwork } from '../../kernel/http/ip-list.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { recordEvent } from '../../platform/events/events.ts';
import * as store from './api-keys.store.ts';
import { notifyUser } from '../../platform/notify/notify-user.ts';
import { requireProof } from '../security/sensitive-actions.service.ts';

type Permissions = z.output<typeof ApiKeyPermissions>;

export interface KeyWish {
  name: string;
  permissions: Permissions;
  character_limit?: number | null | undefined;
  allowed_ips?: string[] | null | undefined;
  expires_at_unix?: number | null | undefined;
}

export interface NewSecret {
  xi_api_key: string;
  key_id: string;
}

const maximumKeys = 100;
/** How long the secret that a rotation replaced stays good. */
const formerSecretMs = 24 * 60 * 60 * 1000;

export async function listKeys(ctx: Ctx): Promise<{ api_keys: ApiKey[] }> {
  refuseRestrictedKey(ctx);
  const rows = await store.listKeys(ctx);
  return {
    api_keys: rows.map((row) => ({
      key_id: row.key_id,
      name: row.name,
      hint: row.hint,
      created_at_unix: toUnix(row.created_at),
      permissions: (row.permissions as Permissions | null) ?? 'all',
      character_limit: row.credit_limit,
      character_count: row.credits_used,
      is_disabled: row.disabled_at !== null,
      last_used_at_unix: row.last_used_at && toUnix(row.last_used_at),
      allowed_ips: row.allowed_ips,
      expires_at_unix: row.expires_at && toUnix(row.expires_at),
      previous_secret_expires_at_unix:
        row.previous_expires_at && row.previous_expires_at > ctx.now ? toUnix(row.previous_expires_at) : null,
    })),
  };
}

/**
 * For a person at a browser, who proves to be who they are; `code`: a mailed one.
 * @throws AppError 403 sensitive_action_verification_required, as `createKey`
 */
export async function orderKey(ctx: Ctx, wish: KeyWish, code: string | undefined): Promise<NewSecret> {
  checkWish(ctx, wish);
  await requireProof(ctx, 'api_key', code);
  return transaction(ctx, async (scope) => {
    const made = await createKey(scope, wish);
    await recordEvent(scope, ctx.parts.config, 'api_key_created', {}, scope.actor);
    await notifyKeyCreated(scope, wish.name);
    return made;
  });
}

function notifyKeyCreated(scope: Scope, name: string): Promise<void> {
  return notifyUser(scope, scope.actor, { kind: 'api_key_created', params: { name } });
}

/**
 * The secret is in the answer and nowhere else.
 * @throws AppError 400 api_key_limit_reached, 403 api_key_restricted; ValidationError
 */
export async function createKey(scope: Scope, wish: KeyWish): Promise<NewSecret> {
  checkWish(scope, wish);
  return transaction(scope, (scope) => insertKey(scope, wish));
}

function checkWish(scope: Scope, wish: KeyWish): void {
  refuseRestrictedKey(scope);
  checkAddresses(wish.allowed_ips);
  if (wish.expires_at_unix != null && wish.expires_at_unix * 1000 <= scope.now.getTime()) {
    throw invalid('expires_at_unix', 'The key would have expired already');
  }
}

function checkAddresses(ips: string[] | null | undefined): void {
  const wrong = ips?.findIndex((ip) => !isAddressOrNetwork(ip)) ?? -1;
  if (wrong >= 0) throw invalid('allowed_ips', 'Give addresses or networks, such as 192.0.2.7 or 10.0.0.0/8', wrong);
}

const invalid = (field: string, msg: string, ...path: number[]) =>
  new ValidationError([{ type: 'value_error', loc: ['body', field, ...path], msg }]);

async function insertKey(scope: Scope, wish: KeyWish): Promise<NewSecret> {
  await store.lockKeys(scope);
  if ((await store.countKeys(scope)) >= maximumKeys) {
    throw new AppError(400, 'api_key_limit_reached', `An account may have ${maximumKeys} API keys. Delete one first.`);
  }
  const xi_api_key = newApiKey();
  const key_id = newId();
  await store.insertKey(scope, {
    key_id,
    workspace_id: scope.actor.workspace_id,
    user_id: scope.actor.user_id,
    name: wish.name,
    ...storedSecret(xi_api_key),
    permissions: stored(wish.permissions),
    credit_limit: wish.character_limit ?? null,
    allowed_ips: wish.allowed_ips ?? null,
    expires_at: toDate(wish.expires_at_unix),
    created_at: scope.now,
  });
  await audit(scope, 'api_key.created', { key_id });
  await recordChange(scope, { collection: 'api_key', id: key_id, what: 'added' });
  return { xi_api_key, key_id };
}

/** @throws AppError 404 api_key_not_found, 403 api_key_restricted; ValidationError */
export async function editKey(
  ctx: Ctx,
  wish: Partial<KeyWish> & { key_id: string; is_enabled?: boolean | undefined },
): Promise<void> {
  refuseRestrictedKey(ctx);
  checkAddresses(wish.allowed_ips);
  const { key_id, name, permissions, character_limit, allowed_ips, expires_at_unix, is_enabled } = wish;
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(permissions === undefined ? {} : { permissions: stored(permissions) }),
    ...(character_limit === undefined ? {} : { credit_limit: character_limit }),
    ...(allowed_ips === undefined ? {} : { allowed_ips }),
    ...(expires_at_unix === undefined ? {} : { expires_at: toDate(expires_at_unix) }),
    ...(is_enabled === undefined ? {} : { disabled_at: is_enabled ? null : ctx.now }),
  };
  await transaction(ctx, (scope) => changeKey(scope, key_id, change, 'api_key.edited'));
}

/**
 * Another secret for the same key. Of the secrets before, at most the last one stays good for a while.
 * @throws AppError 404 api_key_not_found, 403 api_key_restricted, 403 sensitive_action_verification_required
 */
export async function rotateKey(
  ctx: Ctx,
  { key_id, keep_former }: { key_id: string; keep_former: boolean },
  code: string | undefined,
): Promise<NewSecret> {
  refuseRestrictedKey(ctx);
  await requireProof(ctx, 'api_key', code);
  const xi_api_key = newApiKey();
  const change = {
    ...storedSecret(xi_api_key),
    previous_key_hash: keep_former ? store.presentSecret : null,
    previous_expires_at: keep_former ? new Date(ctx.now.getTime() + formerSecretMs) : null,
  };
  await transaction(ctx, async (scope) => {
    await changeKey(scope, key_id, change, 'api_key.rotated');
    // Whoever has the former secret may have made some.
    if (!keep_former) await store.deleteTokens(scope, key_id);
  });
  return { xi_api_key, key_id };
}

/** A key switches itself off, whatever else it may do. @throws AppError 400 api_key_required */
export async function disableOwnKey(ctx: Ctx): Promise<void> {
  const { key } = ctx.actor;
  if (!key) throw new AppError(400, 'api_key_required', 'Send the API key that is to be disabled as xi-api-key.');
  await transaction(ctx, (scope) => changeKey(scope, key.key_id, { disabled_at: ctx.now }, 'api_key.edited'));
}

async function changeKey(scope: Scope, key_id: string, change: store.KeyChange, action: string): Promise<void> {
  // An edit of nothing still says whether the key is there.
  const found = await store.updateKey(scope, key_id, { key_id, ...change });
  if (!found) throw notFound('api_key', key_id, 'key_id');
  await audit(scope, action, { key_id, fields: Object.keys(change) });
  await recordChange(scope, { collection: 'api_key', id: key_id, what: 'changed' });
}

export async function deleteKey(ctx: Ctx, key_id: string): Promise<void> {
  refuseRestrictedKey(ctx);
  await transaction(ctx, async (scope) => {
    if (!(await store.deleteKey(scope, key_id))) throw notFound('api_key', key_id, 'key_id');
    await audit(scope, 'api_key.deleted', { key_id });
    await recordChange(scope, { collection: 'api_key', id: key_id, what: 'removed' });
  });
}

/** Once a minute is enough for a person to read, and spares a write a request. Nobody waits for it. */
export function noteKeyUse(parts: Parts, keyId: string, lastUsedAt: Date | null, now: Date): void {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < 60_000) return;
  store
    .setLastUsed(parts.db, keyId, now)
    .catch((error: Error) => parts.log.warn({ error: error.message }, 'key use not noted'));
}

/** A key that is limited in any way could hand out more than it has: by a new key, or by editing itself. */
export function refuseRestrictedKey({ actor: { key } }: Scope): void {
  if (key && (key.permissions !== null || key.has_credit_limit || key.is_bound)) {
    throw forbidden('api_key_restricted', 'Only an API key without restrictions may manage API keys.');
  }
}

const storedSecret = (secret: string) => ({ key_hash: hashToken(secret), hint: `…${secret.slice(-4)}` });
const stored = (permissions: Permissions) => (permissions === 'all' ? null : permissions);
const toUnix = (date: Date) => Math.floor(date.getTime() / 1000);
const toDate = (unix: number | null | undefined) => (unix == null ? null : new Date(unix * 1000));
