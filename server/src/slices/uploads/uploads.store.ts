import { sql, type Insertable } from 'kysely';
import type { MediaFacts } from '#contract/uploads/types.ts';
import type { Scope } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db/db.ts';
import type { Database } from '../../kernel/db/db-types.gen.ts';
import type { AccountRemoval } from '../../manifest.ts';
import type { UploadRow } from './uploads.rules.ts';

export async function insertUpload({ db }: Scope, upload: Insertable<Database['upload']>): Promise<UploadRow> {
  return db.insertInto('upload').values(upload).returningAll().executeTakeFirstOrThrow();
}

/** An upload that has expired is gone, whether it has been purged or not. */
const ownUploads = ({ db, actor, now }: Scope) =>
  db
    .selectFrom('upload')
    .where('workspace_id', '=', actor.workspace_id)
    .where('user_id', '=', actor.user_id)
    .where('expires_at', '>', now);

export const findUpload = (scope: Scope, id: string): Promise<UploadRow | undefined> =>
  ownUploads(scope).selectAll().where('upload_id', '=', id).executeTakeFirst();

/** Inside a transaction: parts of one upload wait for one another. */
export const lockUpload = (scope: Scope, id: string): Promise<UploadRow | undefined> =>
  ownUploads(scope).selectAll().where('upload_id', '=', id).forUpdate().executeTakeFirst();

export async function countUploads(scope: Scope): Promise<number> {
  const { count } = await ownUploads(scope)
    .select((q) => q.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The bytes that all uploads of the caller, and of the workspace, take or will take. */
export async function sumUploads({ db, actor }: Scope): Promise<{ user: number; workspace: number }> {
  const { rows } = await sql<{ user: number; workspace: number }>`
    SELECT coalesce(sum(size_bytes) FILTER (WHERE user_id = ${actor.user_id}), 0)::bigint AS "user",
      coalesce(sum(size_bytes) FILTER (WHERE workspace_id = ${actor.workspace_id}), 0)::bigint AS workspace
    FROM upload
    -- No mutant: each sum names its owner again. This only keeps the uploads of everybody else from being read.
    WHERE user_id = ${actor.user_id} OR workspace_id = ${actor.workspace_id}`.execute(db);
  return rows[0] ?? { user: 0, workspace: 0 };
}

/** The parts of an upload that was found for the caller, in order. */
export const listParts = ({ db }: Pick<Scope, 'db'>, { upload_id }: Pick<UploadRow, 'upload_id'>) =>
  db
    .selectFrom('upload_part')
    .select(['part_number', 'key', 'bytes'])
    .where('upload_id', '=', upload_id)
    .orderBy('part_number')
    .execute();

/** @returns the key of the part that it replaces */
export async function putPart(
  { db }: Scope,
  { upload_id }: UploadRow,
  part: { part_number: number; key: string; bytes: number },
): Promise<string | undefined> {
  const former = await db
    .deleteFrom('upload_part')
    .where('upload_id', '=', upload_id)
    .where('part_number', '=', part.part_number)
    .returning('key')
    .executeTakeFirst();
  await db
    .insertInto('upload_part')
    .values({ upload_id, ...part })
    .execute();
  return former?.key;
}

export async function setExpiry({ db }: Scope, { upload_id }: UploadRow, expires_at: Date): Promise<void> {
  await db.updateTable('upload').set({ expires_at }).where('upload_id', '=', upload_id).execute();
}

/** @returns the keys of the parts, which nobody needs any more */
export async function completeUpload(
  { db }: Scope,
  { upload_id }: UploadRow,
  { file_key, media, expires_at }: { file_key: string; media: MediaFacts; expires_at: Date },
): Promise<string[]> {
  await db
    .updateTable('upload')
    .set({ file_key, media: JSON.stringify(media), expires_at })
    .where('upload_id', '=', upload_id)
    .execute();
  const parts = await db.deleteFrom('upload_part').where('upload_id', '=', upload_id).returning('key').execute();
  return parts.map(({ key }) => key);
}

/** Deletes the caller's upload. Undefined where there is none; otherwise its file, if it was complete, and its parts. */
export async function deleteUpload(
  scope: Scope,
  id: string,
): Promise<{ file_key: string | null; part_keys: string[] } | undefined> {
  const row = await lockUpload(scope, id);
  if (!row) return undefined;
  const part_keys = (await listParts(scope, row)).map(({ key }) => key);
  await scope.db.deleteFrom('upload').where('upload_id', '=', row.upload_id).execute();
  return { file_key: row.file_key, part_keys };
}

type Condition = ReturnType<typeof sql<boolean>>;

/** @returns the keys of their files */
async function deleteAll(db: Db, condition: Condition): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    WITH gone AS (
      DELETE FROM upload WHERE upload_id IN (SELECT upload_id FROM upload WHERE ${condition} ORDER BY upload_id FOR UPDATE)
      RETURNING upload_id, file_key
    )
    SELECT file_key AS key FROM gone WHERE file_key IS NOT NULL
    UNION ALL SELECT p.key FROM upload_part p JOIN gone USING (upload_id)`.execute(db);
  return rows.map(({ key }) => key);
}

/** Of everybody. */
export const deleteExpired = ({ db, now }: Pick<Scope, 'db' | 'now'>): Promise<string[]> =>
  deleteAll(
    db,
    sql<boolean>`upload_id IN (SELECT upload_id FROM upload WHERE expires_at <= ${now} ORDER BY expires_at LIMIT 500)`,
  );

export const deleteUploadsOf = (
  { db }: Scope,
  { user_id, workspace_ids }: Pick<AccountRemoval, 'user_id' | 'workspace_ids'>,
): Promise<string[]> => deleteAll(db, sql<boolean>`user_id = ${user_id} OR workspace_id = ANY(${workspace_ids})`);
