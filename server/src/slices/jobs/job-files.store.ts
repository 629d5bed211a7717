import { sql } from 'kysely';
import type { Scope } from '../../kernel/context.ts';
import { minCountedBytes } from './file-quota.rules.ts';
import { kindsWithoutQuota } from './jobs.rules.ts';
import { noFile } from './jobs.store.ts';

type Data = Pick<Scope, 'db'>;

export function listFiles({ db }: Data) {
  return db
    .selectFrom('job')
    .select('job_id')
    .select((q) => q.ref('file_key').$notNull().as('file_key'))
    .where('file_key', 'is not', null)
    .execute();
}

export async function detach({ db }: Data, jobIds: string[]): Promise<void> {
  await db
    .updateTable('job')
    .set(noFile)
    .where(sql<boolean>`job_id = ANY(${jobIds}::text[])`)
    .execute();
}

export async function findNamed({ db }: Data, keys: string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('job')
    .select((q) => q.ref('file_key').$notNull().as('key'))
    .where(sql<boolean>`file_key = ANY(${keys}::text[])`)
    .execute();
  return rows.map(({ key }) => key);
}

export function sumByWorkspace({ db }: Data) {
  return db
    .selectFrom('job')
    .select((q) => [
      'workspace_id',
      q.fn.countAll<number>().as('files'),
      sql<number>`coalesce(sum(file_bytes), 0)::bigint`.as('bytes'),
    ])
    .where('file_key', 'is not', null)
    .groupBy('workspace_id')
    .execute();
}

export async function sumKept({ db }: Data, quota: { user: number; workspace: number }) {
  const { rows } = await sql<{ files: number; bytes: number; users: number; workspaces: number }>`
    WITH file AS (
      SELECT user_id, workspace_id, file_bytes, greatest(file_bytes, ${minCountedBytes}::bigint) AS counted FROM job
      WHERE file_key IS NOT NULL AND kind <> ALL(${kindsWithoutQuota}::text[])
    ), near_user AS (
      SELECT user_id FROM file GROUP BY user_id
      HAVING ${quota.user}::bigint > 0 AND sum(counted) >= ${quota.user}::bigint * 0.8
    ), near_workspace AS (
      SELECT workspace_id FROM file GROUP BY workspace_id
      HAVING ${quota.workspace}::bigint > 0 AND sum(counted) >= ${quota.workspace}::bigint * 0.8
    )
    SELECT count(*) AS files, coalesce(sum(file_bytes), 0)::bigint AS bytes,
      (SELECT count(*) FROM near_user) AS users, (SELECT count(*) FROM near_workspace) AS workspaces
    FROM file`.execute(db);
  return rows[0] ?? { files: 0, bytes: 0, users: 0, workspaces: 0 };
}
