import { sql, type Selectable } from 'kysely';
import type { PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';
import type { Scope } from '../../kernel/context.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';

export type DictionaryRow = Selectable<Database['pronunciation_dictionary']>;
export type VersionRow = Selectable<Database['pronunciation_version']>;

const own = (scope: Scope) =>
  scope.db.selectFrom('pronunciation_dictionary').selectAll().where('workspace_id', '=', scope.actor.workspace_id);

export const findDictionary = (scope: Scope, id: string): Promise<DictionaryRow | undefined> =>
  own(scope).where('dictionary_id', '=', id).executeTakeFirst();

export const findVersion = (scope: Scope, dictionaryId: string, versionId: string): Promise<VersionRow | undefined> =>
  scope.db
    .selectFrom('pronunciation_version')
    .selectAll()
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('dictionary_id', '=', dictionaryId)
    .where('version_id', '=', versionId)
    .executeTakeFirst();

export async function readRules(scope: Scope, version: VersionRow): Promise<PronunciationRule[]> {
  const { rows } = await sql<{ rules: PronunciationRule[] }>`
    SELECT chunk.rules
    FROM unnest(${version.chunk_hashes}::text[]) WITH ORDINALITY AS wanted (chunk_hash, place)
    JOIN pronunciation_rule_chunk chunk USING (chunk_hash)
    WHERE chunk.dictionary_id = ${version.dictionary_id}
    ORDER BY wanted.place
  `.execute(scope.db);
  return rows.flatMap(({ rules }) => rules);
}

/** The workspace's own list, in order. */
export const listDefaults = (scope: Scope) =>
  scope.db
    .selectFrom('workspace_pronunciation_dictionary')
    .select(['dictionary_id', 'version_id'])
    .where('workspace_id', '=', scope.actor.workspace_id)
    .orderBy('position')
    .execute();

/** The same, each with the version that it stands for now. */
export const listPinnedDefaults = (scope: Scope): Promise<{ dictionary_id: string; version_id: string }[]> =>
  scope.db
    .selectFrom('workspace_pronunciation_dictionary as listed')
    .innerJoin('pronunciation_dictionary as dictionary', 'dictionary.dictionary_id', 'listed.dictionary_id')
    .select(['listed.dictionary_id'])
    .select(({ fn }) => fn.coalesce('listed.version_id', 'dictionary.latest_version_id').as('version_id'))
    .where('listed.workspace_id', '=', scope.actor.workspace_id)
    .orderBy('listed.position')
    .execute();
