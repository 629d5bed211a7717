/** The dictionaries that everything in a workspace is spoken with, unless a request says otherwise. */
import type { DictionaryLocator } from '#contract/pronunciation-dictionaries/types.ts';
import type { Scope } from '../../kernel/context.ts';
import * as store from './dictionaries.store.ts';

export async function getDefaultLocators(scope: Scope): Promise<DictionaryLocator[]> {
  const rows = await store.listDefaults(scope);
  return rows.map(({ dictionary_id, version_id }) => ({ pronunciation_dictionary_id: dictionary_id, version_id }));
}
