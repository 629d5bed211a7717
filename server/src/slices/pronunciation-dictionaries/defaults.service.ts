/** The dictionaries that everything in a workspace is spoken with, unless a request says otherwise. */
import { dictionaryVersionNotFound } from '#contract/pronunciation-dictionaries/errors.ts';
import type { DictionaryLocator } from '#contract/pronunciation-dictionaries/types.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { AppError } from '../../kernel/errors.ts';
import { recordChange } from '../../kernel/live/changes.ts';
import { audit } from '../../platform/events/audit.ts';
import * as store from './dictionaries.store.ts';
import { locatorParam, requireUsable } from './locators.ts';
import { findVersion } from './versions/versions.store.ts';

export async function getDefaultLocators(scope: Scope): Promise<DictionaryLocator[]> {
  const rows = await store.listDefaults(scope);
  return rows.map(({ dictionary_id, version_id }) => ({ pronunciation_dictionary_id: dictionary_id, version_id }));
}

/**
 * @throws AppError 404 pronunciation_dictionary_not_found, pronunciation_dictionary_version_not_found;
 *   400 pronunciation_dictionary_archived
 */
export async function setDefaultLocators(
  scope: Scope,
  locators: readonly DictionaryLocator[],
): Promise<DictionaryLocator[]> {
  return transaction(scope, async (scope) => {
    for (const { pronunciation_dictionary_id: id, version_id } of locators) {
      // Nobody archives it before it stands in the list.
      requireUsable(scope, id, await store.lockDictionary(scope, id));
      if (version_id && !(await findVersion(scope, id, version_id)))
        throw AppError.from(dictionaryVersionNotFound, { id, version_id }, { param: locatorParam });
    }
    await store.replaceDefaults(scope, locators);
    await audit(scope, 'workspace.pronunciation_dictionaries_set', { pronunciation_dictionary_locators: locators });
    const { workspace_id } = scope.actor;
    await recordChange(scope, { collection: 'user', id: workspace_id, what: 'changed' }, 'workspace');
    return getDefaultLocators(scope);
  });
}
