/** The rules that a text is spoken with. */
import { dictionaryVersionNotFound } from '#contract/pronunciation-dictionaries/errors.ts';
import type { DictionaryLocator } from '#contract/pronunciation-dictionaries/types.ts';
import type { Ctx } from '../../context.ts';
import { AppError } from '../../kernel/errors.ts';
import * as store from './dictionaries.store.ts';
import type { LoadedDictionaries, LoadedDictionary, LoadedRule, PinnedLocator } from './loaded-dictionaries.rules.ts';
import { locatorParam, requireUsable } from './locators.ts';
import { cachedRules } from './rules-cache.ts';
import { findVersion, readRules } from './versions/versions.store.ts';

const none: LoadedDictionaries = { dictionaries: [], rules: [] };

/**
 * Null or undefined means the workspace's own list, and an empty list means none.
 * @throws AppError 404 pronunciation_dictionary_not_found, pronunciation_dictionary_version_not_found;
 *   400 pronunciation_dictionary_archived
 */
export const loadDictionaries = async (
  ctx: Ctx,
  locators: readonly DictionaryLocator[] | null | undefined,
): Promise<LoadedDictionaries> => loadPinned(ctx, await pinDictionaries(ctx, locators));

/**
 * Decides on the versions that work of a longer time uses from its beginning to its end.
 * @throws as `loadDictionaries` does
 */
export async function pinDictionaries(
  ctx: Ctx,
  locators: readonly DictionaryLocator[] | null | undefined,
): Promise<PinnedLocator[]> {
  if (!locators) return readDefaults(ctx);
  const pinned: PinnedLocator[] = [];
  for (const { pronunciation_dictionary_id: id, version_id } of locators) {
    const row = requireUsable(ctx, id, await store.findDictionary(ctx, id));
    pinned.push({ pronunciation_dictionary_id: id, version_id: version_id ?? row.latest_version_id });
  }
  return pinned;
}

/**
 * The rules of versions that `pinDictionaries` decided on, also where a dictionary was archived or is no longer shared.
 * @throws AppError 404 pronunciation_dictionary_version_not_found
 */
export async function loadPinned(ctx: Ctx, pinned: readonly PinnedLocator[]): Promise<LoadedDictionaries> {
  if (pinned.length === 0) return none;
  const dictionaries: LoadedDictionary[] = [];
  for (const one of pinned) dictionaries.push(await loadVersion(ctx, one));
  const [only] = dictionaries;
  const rules = only && dictionaries.length === 1 ? only.rules : dictionaries.flatMap(({ rules }) => rules);
  return { dictionaries, rules };
}

async function loadVersion(
  ctx: Ctx,
  { pronunciation_dictionary_id: id, version_id }: PinnedLocator,
): Promise<LoadedDictionary> {
  return cachedRules(ctx.actor.workspace_id, id, version_id, async () => {
    const version = await findVersion(ctx, id, version_id);
    if (!version) throw AppError.from(dictionaryVersionNotFound, { id, version_id }, { param: locatorParam });
    const rules = await readRules(ctx, version);
    return {
      ...{ dictionary_id: id, version_id },
      rules: rules.map((rule, index): LoadedRule => ({ ...rule, dictionary_id: id, version_id, index })),
    };
  });
}

/** Every speech asks for the list of its workspace, which is empty in most. */
const readDefaults = (ctx: Ctx): Promise<PinnedLocator[]> =>
  ctx.parts.reads.read(
    `pronunciation dictionaries of ${ctx.actor.workspace_id}`,
    ['workspace_pronunciation_dictionary', 'pronunciation_dictionary', 'workspace'],
    ctx.now,
    async () => {
      const rows = await store.listPinnedDefaults(ctx);
      return rows.map(({ dictionary_id, version_id }) => ({ pronunciation_dictionary_id: dictionary_id, version_id }));
    },
  );
