/** API keys: hashed at rest, shown once. */
import type { z } from 'zod';
import type { ApiKey, ApiKeyPermissions } from '#contract/api-keys.ts';
import type { Ctx, Parts } from '../../context.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError, forbidden, notFound } from '../../kernel/errors.ts';
import { hashToken } from '../../kernel/hash.ts';
import { newApiKey, newId } from '../../kernel/ids.ts';
import { audit } from '../../kernel/audit.ts';
import { recordChange } from '../../kernel/changes.ts';
import { transaction } from '../../kernel/transaction.ts';
import * as store from './api-keys.store.ts';

type Permissions = z.output<typeof ApiKeyPermissions>;

export interface KeyWish {
  name: string;
  permissions: Permissions;
  character_limit?: number | null | undefined;
}

const maximumKeys = 100;

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
      previous_secret_expires_at_unix: row.previous_expires_at && toUnix(row.previous_expires_at),
    })),
  };
}

/** The secret is in the answer and nowhere else. */
export async function createKey(scope: Scope, wish: KeyWish): Promise<{ xi_api_key: string; key_id: string }> {
  refuseRestrictedKey(scope);
  return transaction(scope, (scope) => insertKey(scope, wish));
}

async function insertKey(scope: Scope, wish: KeyWish): Promise<{ xi_api_key: string; key_id: string }> {
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
    key_hash: hashToken(xi_api_key),
    hint: `…${xi_api_key.slice(-4)}`,
    permissions: stored(wish.permissions),
    credit_limit: wish.character_limit ?? null,
    created_at: scope.now,
  });
  await audit(scope, 'api_key.created', { key_id });
  await recordChange(scope, { collection: 'api_key', id: key_id, what: 'added' });
  return { xi_api_key, key_id };
}

export async function editKey(
  ctx: Ctx,
  {
    key_id,
    name,
    permissions,
    character_limit,
    is_enabled,
  }: Partial<KeyWish> & { key_id: string; is_enabled?: boolean | undefined },
): Promise<void> {
  refuseRestrictedKey(ctx);
  const change = {
    ...(name === undefined ? {} : { name }),
    ...(permissions === undefined ? {} : { permissions: stored(permissions) }),
    ...(character_limit === undefined ? {} : { credit_limit: character_limit }),
    ...(is_enabled === undefined ? {} : { disabled_at: is_enabled ? null : ctx.now }),
  };
  await transaction(ctx, async (scope) => {
    // An edit of nothing still says whether the key is there.
    const found = await store.updateKey(scope, key_id, { key_id, ...change });
    if (!found) throw notFound('api_key', key_id, 'key_id');
    await audit(scope, 'api_key.edited', { key_id, fields: Object.keys(change) });
    await recordChange(scope, { collection: 'api_key', id: key_id, what: 'changed' });
  });
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
function refuseRestrictedKey({ actor }: Scope): void {
  if (actor.key && (actor.key.permissions !== null || actor.key.has_credit_limit)) {
    throw forbidden('api_key_restricted', 'Only an API key without restrictions may manage API keys.');
  }
}

const stored = (permissions: Permissions) => (permissions === 'all' ? null : permissions);
const toUnix = (date: Date) => Math.floor(date.getTime() / 1000);
