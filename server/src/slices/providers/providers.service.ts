/** Providers of speech: added, changed and removed by operators for all, and by admins for their workspace. */
import {
  providerAddressRefused,
  providerKeyRequired,
  providerModelRequired,
  providerNotFound,
  tooManyProviders,
} from '#contract/providers/errors.ts';
import {
  maxProviders,
  type CreateProviderInput,
  type SpeechProvider,
  type UpdateProviderInput,
} from '#contract/providers/types.ts';
import type { Ctx } from '../../context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { toJsonColumn } from '../../kernel/db/json-column.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { OutgoingRefused } from '../../kernel/outgoing/port.ts';
import { audit } from '../../platform/events/audit.ts';
import { healthOf, listActiveProviders, loadProviders, openKey } from './active-providers.service.ts';
import { ListsFailed, readLists, type ListedProvider } from './provider-lists.ts';
import { hintOf, keyName, present } from './providers.rules.ts';
import * as store from './providers.store.ts';
import type { ProviderOwner, ProviderRow } from './providers.store.ts';

export async function listProviders(ctx: Ctx, owner: ProviderOwner): Promise<SpeechProvider[]> {
  const rows = await store.listProviders(ctx, owner);
  return rows.map((row) => present(row, healthOf(ctx.parts, row)));
}

/** Names what every workspace may use. Addresses and keys are for operators. */
export async function listInstallationNames(ctx: Ctx): Promise<{ name: string; voices: number }[]> {
  const active = await listActiveProviders(ctx, null);
  return active.map(({ name, voices }) => ({ name, voices: voices.length }));
}

/** @throws AppError 400 provider_address_refused, provider_model_required, too_many_speech_providers */
export async function createProvider(
  ctx: Ctx,
  owner: ProviderOwner,
  { api_key = '', cost_factor = 1, languages, voice_names, ...input }: CreateProviderInput,
): Promise<SpeechProvider> {
  const provider_id = newId();
  if (input.model === null && (input.transcription_model ?? null) === null) throw AppError.from(providerModelRequired);
  await refuseTooMany(ctx, owner);
  const lists = await readListsOf(ctx, { ...input, api_key: api_key || undefined });
  await transaction(ctx, async (scope) => {
    await store.insertProvider(scope, owner, {
      ...{ ...input, provider_id, cost_factor, is_enabled: true },
      ...sealed(ctx, provider_id, api_key),
      languages: toJsonColumn(languages),
      voice_names: toJsonColumn(voice_names),
      ...{ models: '[]', voices: '[]', ...lists },
    });
    const { name, shape, base_url } = input;
    await audit(scope, 'speech_provider.created', { provider_id, owner, name, shape, base_url });
  });
  return reload(ctx, owner, provider_id);
}

/** @throws AppError 404 speech_provider_not_found, 400 provider_address_refused, 400 provider_key_required */
export async function updateProvider(
  ctx: Ctx,
  owner: ProviderOwner,
  id: string,
  { api_key, languages, voice_names, ...input }: UpdateProviderInput,
): Promise<SpeechProvider> {
  const row = await requireProvider(ctx, owner, id);
  const base_url = input.base_url ?? row.base_url;
  const isElsewhere = new URL(base_url).origin !== new URL(row.base_url).origin;
  // Whoever may change the address must not learn the key by it.
  if (isElsewhere && row.api_key && api_key === undefined) throw AppError.from(providerKeyRequired, {});
  const { model, transcription_model } = { ...row, ...withoutAbsent(input) };
  if (model === null && transcription_model === null) throw AppError.from(providerModelRequired);
  const key = api_key === undefined ? openKey(ctx.parts, row) : api_key || undefined;
  const isAskedAnew = base_url !== row.base_url || api_key !== undefined;
  const lists = isAskedAnew ? await readListsOf(ctx, { ...toListed(row), base_url, api_key: key }) : {};
  await transaction(ctx, async (scope) => {
    const changes = {
      ...input,
      ...(api_key === undefined ? {} : sealed(ctx, id, api_key ?? '')),
      ...(languages ? { languages: toJsonColumn(languages) } : {}),
      ...(voice_names ? { voice_names: toJsonColumn(voice_names) } : {}),
      ...lists,
    };
    if (Object.keys(changes).length > 0 && !(await store.updateProvider(scope, owner, id, changes)))
      throw AppError.from(providerNotFound, { id });
    await audit(scope, 'speech_provider.changed', {
      ...{ provider_id: id, owner, ...input },
      ...(api_key === undefined ? {} : { api_key: api_key ? 'changed' : 'removed' }),
    });
  });
  return reload(ctx, owner, id);
}

/** @throws AppError 404 speech_provider_not_found */
export async function deleteProvider(ctx: Ctx, owner: ProviderOwner, id: string): Promise<void> {
  await transaction(ctx, async (scope) => {
    const name = await store.deleteProvider(scope, owner, id);
    if (name === undefined) throw AppError.from(providerNotFound, { id });
    await audit(scope, 'speech_provider.deleted', { provider_id: id, owner, name });
  });
  await loadProviders(ctx, ctx.parts);
}

/** Where they cannot be read, the former ones stay. @throws AppError 404 speech_provider_not_found */
export async function readListsAgain(ctx: Ctx, owner: ProviderOwner, id: string): Promise<SpeechProvider> {
  const row = await requireProvider(ctx, owner, id);
  const lists = await readListsOf(ctx, { ...toListed(row), api_key: openKey(ctx.parts, row) }).catch(
    (error: unknown) => {
      if (error instanceof AppError) return { lists_problem: error.message };
      throw error;
    },
  );
  if (!(await store.updateProvider(ctx, owner, id, lists))) throw AppError.from(providerNotFound, { id });
  return reload(ctx, owner, id);
}

/** @throws AppError 404 speech_provider_not_found */
export async function requireProvider(ctx: Ctx, owner: ProviderOwner, id: string): Promise<ProviderRow> {
  const row = await store.findProvider(ctx, owner, id);
  if (!row) throw AppError.from(providerNotFound, { id });
  return row;
}

async function refuseTooMany(ctx: Ctx, owner: ProviderOwner): Promise<void> {
  const rows = await store.listProviders(ctx, owner);
  if (rows.length >= maxProviders) throw AppError.from(tooManyProviders, {});
}

const toListed = ({ shape, base_url }: ProviderRow) => ({ shape: shape as ListedProvider['shape'], base_url });

/** The columns of the lists. @throws AppError 400 provider_address_refused */
async function readListsOf({ parts, now }: Ctx, provider: ListedProvider) {
  try {
    const { models, voices } = await readLists(parts.outgoing, provider);
    return {
      ...{ models: toJsonColumn(models), voices: toJsonColumn(voices) },
      ...{ lists_read_at: now, lists_problem: null },
    };
  } catch (error) {
    if (error instanceof OutgoingRefused) throw AppError.from(providerAddressRefused, { reason: error.message });
    if (error instanceof ListsFailed) return { lists_problem: error.message };
    throw error;
  }
}

const withoutAbsent = <T extends object>(given: T): Partial<T> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T>;

const sealed = ({ parts }: Ctx, provider_id: string, key: string) =>
  key === ''
    ? { api_key: null, api_key_hint: null }
    : { api_key: parts.secrets.seal(keyName(provider_id), key), api_key_hint: hintOf(key) };

async function reload(ctx: Ctx, owner: ProviderOwner, id: string): Promise<SpeechProvider> {
  await loadProviders(ctx, ctx.parts);
  const row = await requireProvider(ctx, owner, id);
  return present(row, healthOf(ctx.parts, row));
}
