/** The versions of a dictionary: listed, read and downloaded. */
import { safeFileName } from '#contract/history/file-names.ts';
import { dictionaryVersionNotFound } from '#contract/pronunciation-dictionaries/errors.ts';
import type { Dictionary, DictionaryVersion, PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';
import type { Scope } from '../../../kernel/context.ts';
import { AppError } from '../../../kernel/errors.ts';
import { memoryBytes } from '../../../kernel/http/answers/bytes.ts';
import { requireDictionary } from '../dictionaries.service.ts';
import type { DictionaryRow } from '../dictionaries.store.ts';
import { writePls } from '../files/write-pls.ts';
import { presentDictionary, presentVersion } from '../present.rules.ts';
import * as store from './versions.store.ts';

interface WithRules {
  rules: PronunciationRule[];
}

/** With the rules of the latest version. @throws AppError 404 pronunciation_dictionary_not_found */
export async function getDictionary(scope: Scope, id: string): Promise<Dictionary & WithRules> {
  const row = await requireDictionary(scope, id);
  const latest = await store.requireVersion(scope, id, row.latest_version_id);
  return { ...presentDictionary(scope.actor, row), rules: await store.readRules(scope, latest) };
}

/** @throws AppError 404 pronunciation_dictionary_not_found */
export async function listVersions(
  scope: Scope,
  id: string,
  { page_size, cursor }: { page_size: number; cursor?: number | undefined },
) {
  const dictionary = await requireDictionary(scope, id);
  const rows = await store.listVersions(scope, id, page_size + 1, cursor);
  const page = rows.slice(0, page_size);
  const has_more = rows.length > page_size;
  return {
    versions: page.map((version) => presentVersion(scope.actor, dictionary, version)),
    next_cursor: has_more ? String(page.at(-1)?.number ?? '') : null,
    has_more,
  };
}

/** @throws AppError 404 pronunciation_dictionary_not_found, pronunciation_dictionary_version_not_found */
export async function getVersion(scope: Scope, id: string, versionId: string): Promise<DictionaryVersion & WithRules> {
  const { dictionary, version, rules } = await readVersion(scope, id, versionId);
  return { ...presentVersion(scope.actor, dictionary, version), rules };
}

/** @throws AppError 404 pronunciation_dictionary_not_found, pronunciation_dictionary_version_not_found */
export async function downloadVersion(scope: Scope, id: string, versionId: string) {
  const { dictionary, rules } = await readVersion(scope, id, versionId);
  const file = Buffer.from(writePls(rules, dictionary.language));
  return memoryBytes(file, { type: 'text/plain; charset=utf-8', filename: fileNameOf(dictionary) });
}

async function readVersion(scope: Scope, id: string, versionId: string) {
  const dictionary = await requireDictionary(scope, id);
  const version = await store.findVersion(scope, id, versionId);
  if (!version) throw AppError.from(dictionaryVersionNotFound, { id, version_id: versionId });
  return { dictionary, version, rules: await store.readRules(scope, version) };
}

const fileNameOf = ({ name }: DictionaryRow) => `${safeFileName(name).slice(0, 80) || 'dictionary'}.pls`;
