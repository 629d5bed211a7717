/**
 * The checks of `doctor` on stored files: those that rows name and the storage lacks, and those that nothing names.
 * `--repair` removes the second kind, and ends the use of the first; what is lost only a backup brings back.
 */
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import type { Config } from '../kernel/boot/config.ts';
import { minCountedBytes } from '../slices/jobs/file-quota.rules.ts';
import { kindsWithoutQuota } from '../slices/jobs/jobs.rules.ts';
import { fail, megabytes, ok, warn, type Finding } from './findings.ts';

type Report = (finding: Finding) => void;

const pageSize = 500;
/** Milliseconds. A younger file may belong to work whose row is about to be written. */
const minSuperfluousAge = 60 * 60 * 1000;
/** Previews are made again, and uploads are kept under keys that only their slices know. */
const ownedFolders = ['speech', 'exports'];

export async function checkFiles(
  client: pg.Client,
  { dataDir, fileQuota }: Pick<Config, 'dataDir' | 'fileQuota'>,
  report: Report,
  isRepair: boolean,
): Promise<void> {
  const root = path.join(dataDir, 'files');
  await checkAudio(client, root, report, isRepair);
  await checkExports(client, root, report, isRepair);
  await checkSuperfluous(client, root, report, isRepair);
  await checkQuotas(client, fileQuota, report);
}

const sizeOf = async (root: string, key: string) => (await fs.stat(path.join(root, key)).catch(() => undefined))?.size;

/** The files are read in pages and checked many at a time, because a history may have a million items. */
async function checkAudio(client: pg.Client, root: string, report: Report, isRepair: boolean): Promise<void> {
  const counts = { files: 0, missing: 0, cut: 0 };
  for (let after = ''; ;) {
    const { rows } = await client.query<{ history_item_id: string; audio_key: string; audio_bytes: number }>(
      `SELECT history_item_id, audio_key, audio_bytes FROM history_item
       WHERE history_item_id > $1 ORDER BY history_item_id LIMIT ${pageSize}`,
      [after],
    );
    const sizes = await Promise.all(rows.map((row) => sizeOf(root, row.audio_key)));
    const missing = rows.filter((_row, i) => sizes[i] === undefined).map(({ history_item_id }) => history_item_id);
    counts.files += rows.length;
    counts.missing += missing.length;
    counts.cut += rows.filter((row, i) => sizes[i] !== undefined && sizes[i] !== Number(row.audio_bytes)).length;
    if (isRepair && missing.length > 0) {
      // No request is answered with what is gone: the same text is spoken anew.
      await client.query('UPDATE history_item SET cache_key = NULL WHERE history_item_id = ANY($1)', [missing]);
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.history_item_id;
  }
  const message = `history names ${counts.files} files, ${counts.missing} are missing, ${counts.cut} have another size.`;
  const isWhole = counts.missing + counts.cut === 0;
  report(isWhole ? ok('storage', message) : fail('storage', message, `put files back into ${root} from a backup`));
}

async function checkExports(client: pg.Client, root: string, report: Report, isRepair: boolean): Promise<void> {
  const { rows } = await client.query<{ job_id: string; file_key: string }>(
    'SELECT job_id, file_key FROM job WHERE file_key IS NOT NULL',
  );
  const missing: string[] = [];
  for (const { job_id, file_key } of rows) {
    if ((await sizeOf(root, file_key)) === undefined) missing.push(job_id);
  }
  if (missing.length === 0) return;
  const message = `${missing.length} of ${rows.length} files of jobs are missing.`;
  if (!isRepair) return report(warn('storage', message, 'doctor --repair takes them off their jobs'));
  await client.query(
    `UPDATE job SET file_key = NULL, file_name = NULL, file_type = NULL, file_bytes = NULL, file_expires_at = NULL
     WHERE job_id = ANY($1)`,
    [missing],
  );
  report(ok('storage', `${message} They were taken off their jobs.`));
}

async function checkSuperfluous(client: pg.Client, root: string, report: Report, isRepair: boolean): Promise<void> {
  const found = { files: 0, bytes: 0 };
  for await (const page of listPages(root)) {
    for (const key of await findUnnamed(client, page)) {
      found.files++;
      found.bytes += (await sizeOf(root, key)) ?? 0;
      if (isRepair) await fs.rm(path.join(root, key), { force: true });
    }
  }
  if (found.files === 0) return;
  const message = `${found.files} files are named by nothing, ${megabytes(found.bytes)}.`;
  if (isRepair) report(ok('storage', `${message} They were removed.`));
  else report(warn('storage', message, 'doctor --repair removes them'));
}

async function* listPages(root: string): AsyncGenerator<string[]> {
  const before = Date.now() - minSuperfluousAge;
  let page: string[] = [];
  for (const folder of ownedFolders) {
    if (!existsSync(path.join(root, folder))) continue;
    for await (const entry of await fs.opendir(path.join(root, folder), { recursive: true })) {
      const file = path.join(entry.parentPath, entry.name);
      if (!entry.isFile()) continue;
      const { mtimeMs = Date.now() } = (await fs.stat(file).catch(() => undefined)) ?? {};
      if (mtimeMs > before) continue;
      page.push(path.relative(root, file).replaceAll(path.sep, '/'));
      if (page.length < pageSize) continue;
      yield page;
      page = [];
    }
  }
  yield page;
}

async function findUnnamed(client: pg.Client, keys: string[]): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `SELECT key FROM unnest($1::text[]) AS k (key)
     WHERE NOT EXISTS (SELECT FROM history_item WHERE audio_key = key)
       AND NOT EXISTS (SELECT FROM generation WHERE audio_key = key AND state IN ('reserved', 'running', 'parked'))
       AND NOT EXISTS (SELECT FROM job WHERE file_key = key)
       AND NOT EXISTS (SELECT FROM file_removal r WHERE r.key = k.key)`,
    [keys],
  );
  return rows.map(({ key }) => key);
}

/** How much the kept files of jobs take, and who is about to be refused another. */
async function checkQuotas(client: pg.Client, quota: Config['fileQuota'], report: Report): Promise<void> {
  const { rows } = await client.query<{ files: string; bytes: string; users: string; workspaces: string }>(
    `WITH file AS (
       SELECT user_id, workspace_id, file_bytes, greatest(file_bytes, $1::bigint) AS counted FROM job
       WHERE file_key IS NOT NULL AND kind <> ALL($2::text[])
     ), near_user AS (
       SELECT user_id FROM file GROUP BY user_id HAVING $3::bigint > 0 AND sum(counted) >= $3::bigint * 0.8
     ), near_workspace AS (
       SELECT workspace_id FROM file GROUP BY workspace_id HAVING $4::bigint > 0 AND sum(counted) >= $4::bigint * 0.8
     )
     SELECT count(*) AS files, coalesce(sum(file_bytes), 0) AS bytes,
       (SELECT count(*) FROM near_user) AS users, (SELECT count(*) FROM near_workspace) AS workspaces FROM file`,
    [minCountedBytes, kindsWithoutQuota, quota.user, quota.workspace],
  );
  const { files = '0', bytes = '0', users = '0', workspaces = '0' } = rows[0] ?? {};
  const kept = `jobs keep ${files} files, ${megabytes(Number(bytes))}`;
  if (Number(users) + Number(workspaces) === 0) return report(ok('file quota', `${kept}.`));
  const near = `${users} users and ${workspaces} workspaces have used 80 % of their quota or more`;
  report(warn('file quota', `${kept}; ${near}.`, 'see FILE_QUOTA_USER_MB and FILE_QUOTA_WORKSPACE_MB'));
}
