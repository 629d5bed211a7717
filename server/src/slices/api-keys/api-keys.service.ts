/** API keys. A secret is stored as a hash and shown once. */
import { apiKeyRequired, apiKeyNotFound, apiKeyLimitReached } from '#contract/api-keys/errors.ts';
import type { z } from 'zod';
import type { ApiKey, ApiKeyPermissions } from '#contract/api-keys/types.ts';
import type { Ctx } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError, ValidationError } from '../../kernel/errors.ts';
import { hashToken } from '../../kernel/hash.ts';
import { newApiKey, newId } from '../../kernel/ids.ts';
import { isAddressOrNetwork } from '../../kernel/http/ip-list.ts';
import { audit } from '../../platform/events/audit.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { recordEvent } from '../../platform/events/events.ts';
import * as store from '../../platform/identity/keys/api-keys.ts';
import { lockUser } from '../../platform/identity/accounts/users.ts';
import { notifyUser } from '../../platform/notify/notify-user.ts';
import { isWidening, type KeyRestrictions } from './key-widening.rules.ts';
import { requireProof } from '../security/sensitive-actions.service.ts';

type Permissions = z.output<typeof ApiKeyPermissions>;

export interface KeyInput {
  name: string;
  permissions: Permissions;
  character_limit?: number | null | undefined;
  allowed_ips?: string[] | null | undefined;
  expires_at_unix?: number | null | undefined;
}

export interface CreatedKey {
  xi_api_key: string;
  key_id: string;
}

const maxKeys = 100;
/** The secret that a rotation replaced stays usable for this long. */
const previousSecretMs = 24 * 60 * 60 * 1000;

export async function listKeys(ctx: Ctx): Promise<{ api_keys: ApiKey[] }> {
  store.refuseRestrictedKey(ctx);
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
 * Creates a key for a person at a browser, who must prove to be the owner of the account; `code` is a mailed code.
 * @throws AppError 403 sensitive_action_verification_required, as `createKey`
 */
export async function createKeyWithProof(ctx: Ctx, input: KeyInput, code: string | undefined): Promise<CreatedKey> {
  checkInput(ctx, input);
  await requireProof(ctx, 'api_key', code);
  return transaction(ctx, async (scope) => {
    const created = await createKey(scope, input);
    await recordEvent(scope, ctx.parts.config, 'api_key_created', {}, scope.actor);
    await notifyKeyCreated(scope, input.name);
    return created;
  });
}

function notifyKeyCreated(scope: Scope, name: string): Promise<void> {
  return notifyUser(scope, scope.actor, { kind: 'api_key_created', params: { name } });
}

/**
 * Only the answer holds the secret.
 * @throws AppError 400 api_key_limit_reached; ValidationError
 */
export async function createKey(scope: Scope, input: KeyInput): Promise<CreatedKey> {
  checkInput(scope, input);
  return transaction(scope, (scope) => insertKey(scope, input));
}

function checkInput(scope: Scope, input: KeyInput): void {
  checkAddresses(input.allowed_ips);
  if (input.expires_at_unix != null && input.expires_at_unix * 1000 <= scope.now.getTime()) {
    throw invalidField('expires_at_unix', 'The key would have expired already');
  }
}

function checkAddresses(ips: string[] | null | undefined): void {
  const wrong = ips?.findIndex((ip) => !isAddressOrNetwork(ip)) ?? -1;
  if (wrong >= 0)
    throw invalidField('allowed_ips', 'Give addresses or networks, such as 192.0.2.7 or 10.0.0.0/8', wrong);
}

const invalidField = (field: string, msg: string, ...path: number[]) =>
  new ValidationError([{ type: 'value_error', loc: ['body', field, ...path], msg }]);

async function insertKey(scope: Scope, input: KeyInput): Promise<CreatedKey> {
  // The lock makes of two calls at once the second one count the first one's key.
  await lockUser(scope, scope.actor.user_id);
  if ((await store.countKeys(scope)) >= maxKeys) {
    throw AppError.from(apiKeyLimitReached, { limit: maxKeys });
  }
  const xi_api_key = newApiKey();
  const key_id = newId();
  await store.insertKey(scope, {
    key_id,
    workspace_id: scope.actor.workspace_id,
    user_id: scope.actor.user_id,
    name: input.name,
    ...storedSecret(xi_api_key),
    permissions: toStoredPermissions(input.permissions),
    credit_limit: input.character_limit ?? null,
    allowed_ips: input.allowed_ips ?? null,
    expires_at: toDate(input.expires_at_unix),
    created_at: scope.now,
  });
  await audit(scope, 'api_key.created', { key_id });
  await recordChange(scope, { collection: 'api_key', id: key_id, what: 'added' });
  return { xi_api_key, key_id };
}

/**
 * What lets the key do more requires the same proof as a new key; what restricts it does not.
 * @throws AppError 404 api_key_not_found; 403 sensitive_action_verification_required, support_session; ValidationError
 */
export async function editKey(
  ctx: Ctx,
  input: Partial<KeyInput> & { key_id: string; is_enabled?: boolean | undefined },
  code: string | undefined,
): Promise<void> {
  checkAddresses(input.allowed_ips);
  if (await applyEdit(ctx, input, false)) return;
  await requireProof(ctx, 'api_key', code);
  await applyEdit(ctx, input, true);
}

/** @returns whether the key was changed, which without proof is only done when the change does not widen it. */
async function applyEdit(
  ctx: Ctx,
  input: Partial<KeyInput> & { key_id: string; is_enabled?: boolean | undefined },
  isProven: boolean,
): Promise<boolean> {
  const { key_id, name, permissions, character_limit, allowed_ips, expires_at_unix, is_enabled } = input;
  const restrictions: Partial<KeyRestrictions> = {
    ...(permissions === undefined ? {} : { permissions: toStoredPermissions(permissions) }),
    ...(character_limit === undefined ? {} : { credit_limit: character_limit }),
    ...(allowed_ips === undefined ? {} : { allowed_ips }),
    ...(expires_at_unix === undefined ? {} : { expires_at: toDate(expires_at_unix) }),
    ...(is_enabled === undefined ? {} : { disabled_at: is_enabled ? null : ctx.now }),
  };
  return transaction(ctx, async (scope) => {
    // The lock keeps another edit from narrowing the key meanwhile, which would make of this one a wider one.
    const before = await store.lockKey(scope, key_id);
    if (!before) throw AppError.from(apiKeyNotFound, { id: key_id });
    if (!isProven && isWidening(before, restrictions)) return false;
    await changeKey(scope, key_id, { ...(name === undefined ? {} : { name }), ...restrictions }, 'api_key.edited');
    return true;
  });
}

/**
 * Gives a key another secret. Of its former secrets at most the last one stays usable for a while.
 * @throws AppError 404 api_key_not_found, 403 sensitive_action_verification_required
 */
export async function rotateKey(
  ctx: Ctx,
  { key_id, keep_former }: { key_id: string; keep_former: boolean },
  code: string | undefined,
): Promise<CreatedKey> {
  await requireProof(ctx, 'api_key', code);
  const xi_api_key = newApiKey();
  const change = {
    ...storedSecret(xi_api_key),
    previous_key_hash: keep_former ? store.currentSecretHash : null,
    previous_expires_at: keep_former ? new Date(ctx.now.getTime() + previousSecretMs) : null,
  };
  await transaction(ctx, async (scope) => {
    await changeKey(scope, key_id, change, 'api_key.rotated');
    // Whoever has the former secret may have created tokens with it.
    if (!keep_former) await store.deleteTokensOfKey(scope, key_id);
  });
  return { xi_api_key, key_id };
}

/** A key may disable itself, whatever its permissions are. @throws AppError 400 api_key_required */
export async function disableOwnKey(ctx: Ctx): Promise<void> {
  const { key } = ctx.actor;
  if (!key) throw AppError.from(apiKeyRequired);
  await transaction(ctx, (scope) => changeKey(scope, key.key_id, { disabled_at: ctx.now }, 'api_key.edited'));
}

async function changeKey(scope: Scope, key_id: string, change: store.KeyChange, action: string): Promise<void> {
  // An edit without changes still answers whether the key exists.
  const found = await store.updateKey(scope, key_id, { key_id, ...change });
  if (!found) throw AppError.from(apiKeyNotFound, { id: key_id });
  await audit(scope, action, { key_id, fields: Object.keys(change) });
  await recordChange(scope, { collection: 'api_key', id: key_id, what: 'changed' });
}

export async function deleteKey(ctx: Ctx, key_id: string): Promise<void> {
  await transaction(ctx, async (scope) => {
    if (!(await store.deleteKey(scope, key_id))) throw AppError.from(apiKeyNotFound, { id: key_id });
    await audit(scope, 'api_key.deleted', { key_id });
    await recordChange(scope, { collection: 'api_key', id: key_id, what: 'removed' });
  });
}

const storedSecret = (secret: string) => ({ key_hash: hashToken(secret), hint: `…${secret.slice(-4)}` });
const toStoredPermissions = (permissions: Permissions) => (permissions === 'all' ? null : permissions);
const toDate = (unix: number | null | undefined) => (unix == null ? null : new Date(unix * 1000));
