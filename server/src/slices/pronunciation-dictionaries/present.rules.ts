/** Dictionaries as the API shows them, and the places of its pages. Pure. */
import type { Dictionary, DictionaryVersion, SavedRules } from '#contract/pronunciation-dictionaries/types.ts';
import type { Actor } from '../../kernel/context.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { accessTo, isAccess } from './access.rules.ts';
import type { DictionaryRow } from './dictionaries.store.ts';
import type { VersionRow } from './versions/versions.store.ts';

export function presentDictionary(actor: Actor, row: DictionaryRow): Dictionary {
  return {
    id: row.dictionary_id,
    latest_version_id: row.latest_version_id,
    latest_version_rules_num: row.latest_rules_count,
    latest_version_name: String(row.versions_count),
    name: row.name,
    permission_on_resource: accessTo(actor, row),
    created_by: row.created_by_user_id,
    creation_time_unix: toUnix(row.created_at),
    archived_time_unix: row.archived_at && toUnix(row.archived_at),
    description: row.description,
    workspace_access: isAccess(row.workspace_access) ? row.workspace_access : null,
  };
}

export function presentVersion(actor: Actor, dictionary: DictionaryRow, version: VersionRow): DictionaryVersion {
  return {
    version_id: version.version_id,
    version_rules_num: version.rules_count,
    pronunciation_dictionary_id: version.dictionary_id,
    dictionary_name: dictionary.name,
    version_name: String(version.number),
    permission_on_resource: accessTo(actor, dictionary),
    created_by: version.created_by_user_id,
    creation_time_unix: toUnix(version.created_at),
    archived_time_unix: dictionary.archived_at && toUnix(dictionary.archived_at),
  };
}

export const presentSaved = ({ dictionary_id, version_id, rules_count }: VersionRow): SavedRules => ({
  id: dictionary_id,
  version_id,
  version_rules_num: rules_count,
});
