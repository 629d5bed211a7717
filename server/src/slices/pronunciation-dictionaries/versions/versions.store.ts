import { sql, type Insertable, type Selectable } from 'kysely';
import type { PronunciationRule } from '#contract/pronunciation-dictionaries/types.ts';
import type { Scope } from '../../../kernel/context.ts';
import type { Database } from '../../../kernel/db/db-types.gen.ts';
import { toJsonColumn } from '../../../kernel/db/json-column.ts';
import type { RuleChunk } from './chunks.rules.ts';

export type VersionRow = Selectable<Database['pronunciation_version']>;

const own = (scope: Scope, dictionaryId: string) =>
  scope.db
    .selectFrom('pronunciation_version')
    .selectAll()
    .where('workspace_id', '=', scope.actor.workspace_id)
    .where('dictionary_id', '=', dictionaryId);

export const findVersion = (scope: Scope, dictionaryId: string, versionId: string): Promise<VersionRow | undefined> =>
  own(scope, dictionaryId).where('version_id', '=', versionId).executeTakeFirst();

export const requireVersion = (scope: Scope, dictionaryId: string, versionId: string): Promise<VersionRow> =>
  own(scope, dictionaryId).where('version_id', '=', versionId).executeTakeFirstOrThrow();

/** The newest first. @param before the number of the version that the page begins after */
export const listVersions = (
  scope: Scope,
  dictionaryId: string,
  limit: number,
  before: number | undefined,
): Promise<VersionRow[]> =>
  own(scope, dictionaryId)
    .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();

export async function readRules(
  { db }: Pick<Scope, 'db'>,
  { dictionary_id, chunk_ids }: VersionRow,
): Promise<PronunciationRule[]> {
  const { rows } = await sql<{ rules: PronunciationRule[] }>`
    SELECT chunk.rules
    FROM unnest(${chunk_ids}::text[]) WITH ORDINALITY AS wanted (chunk_id, place)
    JOIN pronunciation_rule_chunk chunk USING (chunk_id)
    WHERE chunk.dictionary_id = ${dictionary_id}
    ORDER BY wanted.place
  `.execute(db);
  return rows.flatMap(({ rules }) => rules);
}

type NewVersion = Pick<
  Insertable<Database['pronunciation_version']>,
  'dictionary_id' | 'version_id' | 'number' | 'rules_count'
>;

/** Stores the chunks that no earlier version has. */
export async function insertVersion(
  { db, actor, now }: Scope,
  version: NewVersion,
  chunks: readonly RuleChunk[],
): Promise<VersionRow> {
  if (chunks.length > 0) {
    await sql`
      INSERT INTO pronunciation_rule_chunk (dictionary_id, chunk_id, rules)
      SELECT ${version.dictionary_id}, chunk_id, rules
      FROM unnest(
        ${chunks.map(({ chunk_id }) => chunk_id)}::text[],
        ${chunks.map(({ rules }) => toJsonColumn(rules))}::jsonb[]
      ) AS chunk (chunk_id, rules)
      ON CONFLICT DO NOTHING
    `.execute(db);
  }
  return db
    .insertInto('pronunciation_version')
    .values({
      ...version,
      chunk_ids: chunks.map(({ chunk_id }) => chunk_id),
      ...{ workspace_id: actor.workspace_id, created_by_user_id: actor.user_id, created_at: now },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
