/** Changes the rules of a dictionary. Each save is a version, and versions never change. */
import {
  dictionaryArchived,
  dictionaryChanged,
  dictionaryVersionNotFound,
  tooManyRules,
  tooManyVersions,
} from '#contract/pronunciation-dictionaries/errors.ts';
import {
  maxRules,
  maxVersions,
  type PronunciationRule,
  type SavedRules,
} from '#contract/pronunciation-dictionaries/types.ts';
import type { Scope } from '../../../kernel/context.ts';
import { transaction } from '../../../kernel/db/transaction.ts';
import { AppError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { recordChange } from '../../../kernel/live/changes.ts';
import { audit } from '../../../platform/events/audit.ts';
import { toChunks, type RuleChunk } from './chunks.rules.ts';
import { requireAccess } from '../dictionaries.service.ts';
import * as store from '../dictionaries.store.ts';
import * as edit from './edit.rules.ts';
import { presentSaved } from '../present.rules.ts';
import * as versions from './versions.store.ts';
import type { VersionRow } from './versions.store.ts';

/** The version that a change was made from, where the caller says so. */
type IfVersion = string | null | undefined;

export const addRules = (scope: Scope, id: string, rules: readonly PronunciationRule[], ifVersion: IfVersion) =>
  save(scope, id, ifVersion, async (scope, latest) => {
    const all = edit.addRules(await versions.readRules(scope, latest), rules);
    if (all.length > maxRules) throw AppError.from(tooManyRules);
    return toChunks(all);
  });

export const removeRules = (scope: Scope, id: string, strings: readonly string[], ifVersion: IfVersion) =>
  save(scope, id, ifVersion, async (scope, latest) =>
    toChunks(edit.removeRules(await versions.readRules(scope, latest), strings)),
  );

export function setRules(scope: Scope, id: string, rules: readonly PronunciationRule[], ifVersion: IfVersion) {
  const chunks = toChunks(rules);
  return save(scope, id, ifVersion, async () => chunks);
}

/** @throws also AppError 404 pronunciation_dictionary_version_not_found */
export const restoreVersion = (scope: Scope, id: string, versionId: string, ifVersion: IfVersion) =>
  save(scope, id, ifVersion, async (scope) => {
    const version = await versions.findVersion(scope, id, versionId);
    if (!version) throw AppError.from(dictionaryVersionNotFound, { id, version_id: versionId });
    return toChunks(await versions.readRules(scope, version));
  });

/**
 * Whoever saves at the same time waits for the row, and then changes what the other one saved; with `ifVersion` they are
 * told instead.
 * @throws AppError 404 pronunciation_dictionary_not_found; 403 pronunciation_dictionary_access_denied;
 *   400 pronunciation_dictionary_archived, too_many_pronunciation_versions; 409 pronunciation_dictionary_changed
 */
function save(
  scope: Scope,
  id: string,
  ifVersion: IfVersion,
  change: (scope: Scope, latest: VersionRow) => Promise<RuleChunk[]>,
): Promise<SavedRules> {
  return transaction(scope, async (scope) => {
    const row = requireAccess(scope, id, await store.lockDictionary(scope, id), 'editor');
    const { name, latest_version_id: current, versions_count } = row;
    if (row.archived_at) throw AppError.from(dictionaryArchived, { id, name });
    if (ifVersion && ifVersion !== current) throw AppError.from(dictionaryChanged, { name, version_id: current });
    const latest = await versions.requireVersion(scope, id, current);
    const chunks = await change(scope, latest);
    if (isEqual(latest.chunk_ids, chunks)) return presentSaved(latest);
    if (versions_count >= maxVersions) throw AppError.from(tooManyVersions);
    const rules_count = chunks.reduce((count, { rules }) => count + rules.length, 0);
    const number = versions_count + 1;
    const version_id = newId();
    const saved = await versions.insertVersion(scope, { dictionary_id: id, version_id, number, rules_count }, chunks);
    const latestNow = { latest_version_id: version_id, latest_rules_count: rules_count, versions_count: number };
    await store.updateDictionary(scope, id, latestNow);
    await audit(scope, 'pronunciation_dictionary.saved', { dictionary_id: id, version_id, rules: rules_count });
    await recordChange(scope, { collection: 'pronunciation_dictionary', id, what: 'changed' }, 'workspace');
    return presentSaved(saved);
  });
}

const isEqual = (hashes: readonly string[], chunks: readonly RuleChunk[]): boolean =>
  hashes.length === chunks.length && chunks.every(({ chunk_id }, i) => chunk_id === hashes[i]);
