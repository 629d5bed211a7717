/** The pronunciation dictionaries of a workspace: made, found, renamed, shared and archived. */
import {
  dictionaryAccessDenied,
  dictionaryInUse,
  dictionaryNotFound,
  tooManyDictionaries,
} from '#contract/pronunciation-dictionaries/errors.ts';
import {
  maxDictionaries,
  type CreatedDictionary,
  type Dictionary,
  type DictionaryAccess,
  type PronunciationRule,
} from '#contract/pronunciation-dictionaries/types.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import { audit } from '../../platform/events/audit.ts';
import { accessTo, isEnough } from './access.rules.ts';
import { toChunks } from './versions/chunks.rules.ts';
import type { DictionaryRow } from './dictionaries.store.ts';
import * as store from './dictionaries.store.ts';
import { readCursor, writeCursor } from './pages.rules.ts';
import { presentDictionary } from './present.rules.ts';
import * as versions from './versions/versions.store.ts';

export interface ListQuery {
  cursor?: string | null | undefined;
  page_size: number;
  sort?: 'creation_time_unix' | 'name' | null | undefined;
  sort_direction?: string | null | undefined;
  include_archived: boolean;
  search?: string | undefined;
}

export async function listDictionaries(scope: Scope, query: ListQuery) {
  const isByName = query.sort === 'name';
  const rows = await store.listDictionaries(scope, {
    limit: query.page_size + 1,
    after: readCursor(query.cursor),
    isByName,
    isAscending: query.sort_direction?.toLowerCase() === 'ascending',
    withArchived: query.include_archived,
    search: query.search?.trim() || undefined,
  });
  const page = rows.slice(0, query.page_size);
  const has_more = rows.length > query.page_size;
  const last = page.at(-1);
  return {
    pronunciation_dictionaries: page.map((row) => presentDictionary(scope.actor, row)),
    next_cursor:
      has_more && last
        ? writeCursor({
            value: isByName ? last.name.toLowerCase() : last.created_at.toISOString(),
            id: last.dictionary_id,
          })
        : null,
    has_more,
  };
}

export interface NewDictionary {
  name: string;
  description?: string | null | undefined;
  workspace_access?: DictionaryAccess | null | undefined;
  rules: readonly PronunciationRule[];
  language?: string | null;
}

/** @throws AppError 400 too_many_pronunciation_dictionaries */
export async function createDictionary(
  scope: Scope,
  { name, description = null, workspace_access = null, rules, language = null }: NewDictionary,
): Promise<CreatedDictionary> {
  const chunks = toChunks(rules);
  const dictionary_id = newId();
  const version_id = newId();
  const row = await transaction(scope, async (scope) => {
    await store.lockDictionaries(scope);
    if ((await store.countDictionaries(scope)) >= maxDictionaries) throw AppError.from(tooManyDictionaries);
    const row = await store.insertDictionary(scope, {
      ...{ dictionary_id, name, description, workspace_access, language, archived_at: null },
      ...{ latest_version_id: version_id, latest_rules_count: rules.length, versions_count: 1 },
    });
    await versions.insertVersion(scope, { dictionary_id, version_id, number: 1, rules_count: rules.length }, chunks);
    await audit(scope, 'pronunciation_dictionary.created', { dictionary_id, name, rules: rules.length });
    await recordChange(
      scope,
      { collection: 'pronunciation_dictionary', id: dictionary_id, what: 'added' },
      'workspace',
    );
    return row;
  });
  const { id, created_by, creation_time_unix, permission_on_resource } = presentDictionary(scope.actor, row);
  return {
    ...{ id, name, description, created_by, creation_time_unix, permission_on_resource, version_id },
    version_rules_num: rules.length,
  };
}

export interface DictionaryChange {
  archived?: boolean | undefined;
  name?: string | undefined;
  description?: string | null | undefined;
  workspace_access?: DictionaryAccess | null | undefined;
}

/** @throws AppError 404 pronunciation_dictionary_not_found, 403 pronunciation_dictionary_access_denied, 409 pronunciation_dictionary_in_use */
export async function updateDictionary(scope: Scope, id: string, change: DictionaryChange): Promise<Dictionary> {
  const { archived, name, description, workspace_access } = change;
  return transaction(scope, async (scope) => {
    const before = await store.lockDictionary(scope, id);
    const isOfAdmins = archived !== undefined || workspace_access !== undefined;
    const row = requireAccess(scope, id, before, isOfAdmins ? 'admin' : 'editor');
    const param = archived ? 'archived' : 'workspace_access';
    if ((archived || workspace_access === null) && (await store.isDefault(scope, id)))
      throw AppError.from(dictionaryInUse, { name: row.name }, { param });
    const changed = await store.updateDictionary(scope, id, {
      dictionary_id: id,
      ...(archived === undefined ? {} : { archived_at: archived ? (row.archived_at ?? scope.now) : null }),
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(workspace_access === undefined ? {} : { workspace_access }),
    });
    await audit(scope, 'pronunciation_dictionary.changed', { dictionary_id: id, ...change });
    await recordChange(scope, { collection: 'pronunciation_dictionary', id, what: 'changed' }, 'workspace');
    return presentDictionary(scope.actor, changed);
  });
}

/** @throws AppError 404 pronunciation_dictionary_not_found */
export const requireDictionary = async (scope: Scope, id: string): Promise<DictionaryRow> =>
  requireAccess(scope, id, await store.findDictionary(scope, id), 'viewer');

/** @throws AppError 404 pronunciation_dictionary_not_found, 403 pronunciation_dictionary_access_denied */
export function requireAccess(
  scope: Scope,
  id: string,
  row: DictionaryRow | undefined,
  needed: DictionaryAccess,
): DictionaryRow {
  const access = row && accessTo(scope.actor, row);
  if (!row || !access) throw AppError.from(dictionaryNotFound, { id });
  if (!isEnough(access, needed)) throw AppError.from(dictionaryAccessDenied, { name: row.name, needed, access });
  return row;
}

export const removePersonalData = store.removeCreator;
