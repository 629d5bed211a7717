/** Finds what a locator names. */
import { dictionaryArchived, dictionaryNotFound } from '#contract/pronunciation-dictionaries/errors.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import { accessTo } from './access.rules.ts';
import type { DictionaryRow } from './dictionaries.store.ts';

/** The input at fault. */
export const locatorParam = 'pronunciation_dictionary_locators';

/** @throws AppError 404 pronunciation_dictionary_not_found, 400 pronunciation_dictionary_archived */
export function requireUsable(scope: Scope, id: string, row: DictionaryRow | undefined): DictionaryRow {
  const param = locatorParam;
  if (!row || accessTo(scope.actor, row) === null) throw AppError.from(dictionaryNotFound, { id }, { param });
  if (row.archived_at) throw AppError.from(dictionaryArchived, { id, name: row.name }, { param });
  return row;
}
