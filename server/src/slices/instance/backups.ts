/** The backups of this installation, those of the schedule and those of the command line. */
import { backupNotFound } from '#contract/instance/errors.ts';
import type { Backup } from '#contract/instance/types.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import type { Ctx } from '../../context.ts';
import type { readOverview } from '#contract/instance/api.ts';
import type { Config } from '../../kernel/boot/config.ts';
import type { Scope } from '../../kernel/context.ts';
import { AppError } from '../../kernel/errors.ts';
import type { ByteSource } from '../../kernel/http/route.ts';
import { openFileReader } from '../../kernel/streams.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { findBackupFile, listBackupFiles } from '../../platform/backup/backup-files.ts';
import { backupFolder } from '../../platform/backup/backup-folder.ts';
import { enqueueBackup, readBackupState } from '../../platform/backup/backups.ts';
import { audit } from '../../platform/events/audit.ts';
import { listAudit } from '../../platform/events/audit-log.ts';
import { requireProof } from '../security/sensitive-actions.service.ts';

type Backups = Answer<typeof readOverview>['backups'];

export async function readBackups(scope: Scope, config: Config): Promise<Backups> {
  const [state, byHand] = await Promise.all([readBackupState(scope, config), findBackupByHand(scope)]);
  const good = state.last_good;
  const scheduled = good && { made_at_unix: toUnix(good.finished_at), file: good.file, bytes: good.bytes };
  const isByHandLater = byHand && (!scheduled || byHand.made_at_unix > scheduled.made_at_unix);
  return {
    is_scheduled: state.is_scheduled,
    folder: state.folder,
    next_at_unix: state.next_at && toUnix(state.next_at),
    running_since_unix: state.running_since && toUnix(state.running_since),
    last: isByHandLater ? byHand : scheduled,
    failure: state.last_failure && {
      at_unix: toUnix(state.last_failure.started_at),
      reason: state.last_failure.reason,
    },
  };
}

/** The command line writes each backup to the audit log when it is whole. */
async function findBackupByHand(scope: Scope): Promise<Backups['last']> {
  const [event] = await listAudit(scope, { action: 'backup.made' }, 1);
  if (!event) return null;
  const { file, bytes } = event.detail as { file?: string; bytes?: number };
  return { made_at_unix: toUnix(event.created_at), file: file ?? '', bytes: bytes ?? 0 };
}

/** The queue makes one backup at a time. */
export async function backUpNow(scope: Scope): Promise<void> {
  await transaction(scope, async (within) => {
    await enqueueBackup(within);
    await audit(within, 'backup.asked_for', {});
  });
}

export async function listBackups({ parts: { config } }: Ctx): Promise<{ folder: string; backups: Backup[] }> {
  const files = await listBackupFiles(config);
  return {
    folder: backupFolder(config),
    backups: files.map(({ name, kind, is_encrypted, bytes, changed_at }) => ({
      name,
      kind,
      is_encrypted,
      bytes,
      made_at_unix: toUnix(changed_at),
    })),
  };
}

/**
 * The archive holds the data of everybody, so the operator proves who they are. Whatever is read of it is audited, and a
 * question for its headers, or for the first byte, which is the same in every archive, is not.
 * @param proof A mailed code.
 * @throws AppError 404 not_found, 403 sensitive_action_verification_required, support_session, 429 too_many_attempts
 */
export async function readBackup(ctx: Ctx, name: string, proof: string | undefined): Promise<ByteSource> {
  await requireProof(ctx, 'backup_download', proof);
  const file = await findBackupFile(ctx.parts.config, name);
  if (!file) throw AppError.from(backupNotFound, { id: name });
  return {
    type: file.is_encrypted ? 'application/octet-stream' : 'application/gzip',
    filename: file.name,
    size: file.bytes,
    etag: `${file.bytes.toString(36)}-${file.changed_at.getTime().toString(36)}`,
    cacheControl: 'no-store',
    async open(range) {
      const reader = await openFileReader(file.path, range);
      if (range?.end !== 0) await audit(ctx, 'backup.downloaded', { name, bytes: file.bytes, from: range?.start ?? 0 });
      return reader;
    },
  };
}
