/** Scheduled backups: when one is due it is made by the queue, one at a time, and operators hear of a failure. */
import type { BackupFailure } from '#contract/messages/notices.ts';
import type { Parts } from '../../context.ts';
import { systemScope } from '../../context.ts';
import type { Config } from '../../kernel/boot/config.ts';
import type { Scope } from '../../kernel/context.ts';
import { connect } from '../../kernel/db/connect.ts';
import { newId } from '../../kernel/ids.ts';
import { enqueue, handles, workKind, type WorkRun } from '../../kernel/jobs/jobs.ts';
import { isStorageFull } from '../../kernel/storage-full.ts';
import { wasNoticed } from '../notify/messages.ts';
import { notifyOperators } from '../notify/notify-operators.ts';
import { BackupError } from './backup-error.ts';
import { backupFolder, writeOwnBackup } from './backup-folder.ts';
import * as store from './runs.store.ts';
import { isBackupDue, nextBackupAt, type LastRun } from './schedule.ts';

const backupWork = workKind<{ is_asked_for?: boolean }>('backup', 1);
/** Any number will do that nothing else locks, but it must never change. */
const lock = 7_031_956;
const keepRunsMs = 365 * 24 * 60 * 60 * 1000;
/** Operators hear of backups that keep failing once in this time. */
const noticeEveryMs = 24 * 60 * 60 * 1000;

export interface BackupState {
  /** False without BACKUP_DIR: then only updates make backups. */
  is_scheduled: boolean;
  folder: string;
  is_encrypted: boolean;
  max_kept: number;
  /** In the past when it is about to begin; null without a schedule. */
  next_at: Date | null;
  /** When the one that is being made began. */
  running_since: Date | null;
  last_good: { started_at: Date; finished_at: Date; file: string; bytes: number; rows: number; files: number } | null;
  /** Null when a later one succeeded. */
  last_failure: { started_at: Date; reason: BackupFailure; error: string } | null;
}

/** For the operators. */
export async function readBackupState(scope: Scope, config: Config): Promise<BackupState> {
  const { dir, at, keep, passphraseFile } = config.backup;
  const [latest, good, failed] = await Promise.all([
    store.findLatest(scope),
    store.findLatest(scope, 'done'),
    store.findLatest(scope, 'failed'),
  ]);
  const isFailureOver = failed === undefined || (good !== undefined && good.started_at > failed.started_at);
  return {
    is_scheduled: dir !== undefined,
    folder: backupFolder(config),
    is_encrypted: passphraseFile !== undefined,
    max_kept: keep,
    next_at: dir === undefined ? null : nextBackupAt(scope.now, at, asLastRun(latest)),
    running_since: latest?.state === 'running' ? latest.started_at : null,
    last_good: good
      ? {
          started_at: good.started_at,
          finished_at: good.finished_at ?? good.started_at,
          file: good.file ?? '',
          bytes: good.bytes ?? 0,
          rows: good.rows ?? 0,
          files: good.files ?? 0,
        }
      : null,
    last_failure: isFailureOver
      ? null
      : { started_at: failed.started_at, reason: failed.reason as BackupFailure, error: failed.error ?? '' },
  };
}

/** Asks for a backup when it is time. */
export async function enqueueDueBackup(scope: Scope, { config, queue }: Parts): Promise<void> {
  if (!(await isDue(scope, config))) return;
  if ((await queue.pending(backupWork.name)).length > 0) return;
  await enqueue(scope, backupWork, {});
}

const isDue = async (scope: Scope, { backup }: Config): Promise<boolean> =>
  backup.dir !== undefined && isBackupDue(scope.now, backup.at, asLastRun(await store.findLatest(scope)));

const asLastRun = (run: store.StoredRun | undefined): LastRun | undefined =>
  run && { started_at: run.started_at, state: run.state as LastRun['state'] };

export const backupHandler = handles(backupWork, (parts: Parts, { is_asked_for = false }, run: WorkRun) =>
  runDueBackup(parts, run.signal, is_asked_for),
);

/** A backup at once, also where none is scheduled. */
export async function enqueueBackup(scope: Scope): Promise<void> {
  await enqueue(scope, backupWork, { is_asked_for: true });
}

/** The lock makes it the only one on this database, and ends with its connection. */
export async function runDueBackup(parts: Parts, signal: AbortSignal, isAskedFor = false): Promise<void> {
  const client = await connect(parts.databaseUrl);
  try {
    const { rows } = await client.query<{ is_mine: boolean }>('SELECT pg_try_advisory_lock($1) AS is_mine', [lock]);
    if (!rows[0]?.is_mine) return;
    const scope = systemScope(parts);
    await store.failRunning(scope, 'The server stopped before the backup was whole.');
    if (isAskedFor || (await isDue(scope, parts.config))) await run(scope, parts, signal);
    await store.purgeBefore(scope, new Date(scope.now.getTime() - keepRunsMs));
  } finally {
    await client.end();
  }
}

async function run(scope: Scope, parts: Parts, signal: AbortSignal): Promise<void> {
  const { config, databaseUrl, log } = parts;
  const backup_id = newId();
  await store.insertRun(scope, { backup_id, started_at: scope.now, state: 'running' });
  try {
    const { keep } = config.backup;
    const result = await writeOwnBackup({ config, databaseUrl, kind: 'scheduled', keep, now: scope.now, signal });
    const { file, bytes, rows, files } = result;
    await store.updateRun(scope, backup_id, { state: 'done', finished_at: parts.now(), file, bytes, rows, files });
    log.info({ file, bytes, rows, files }, 'backed up');
  } catch (error) {
    // The server stops: the queue runs this again at the next start.
    if (signal.aborted) {
      await store.deleteRun(scope, backup_id);
      throw error;
    }
    await recordFailure(scope, parts, backup_id, error as Error);
  }
}

async function recordFailure(
  scope: Scope,
  { config, log, now }: Parts,
  backup_id: string,
  error: Error,
): Promise<void> {
  const reason = reasonOf(error);
  log.error({ reason, err: error }, 'the backup failed; it is tried again in an hour');
  const change = { state: 'failed', finished_at: now(), reason, error: error.message };
  await store.updateRun(scope, backup_id, change);
  if (await wasNoticed(scope, 'backup_failed', new Date(scope.now.getTime() - noticeEveryMs))) return;
  const params = { reason, folder: backupFolder(config) };
  await notifyOperators(scope, { kind: 'backup_failed', params }, { byMail: true });
}

function reasonOf(error: Error): BackupFailure {
  if (error instanceof BackupError) return error.reason;
  return isStorageFull(error) ? 'storage_full' : 'failed';
}
