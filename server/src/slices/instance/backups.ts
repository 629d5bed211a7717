/** The backups of this installation, those of the schedule and those of the command line. */
import type { Answer } from '#contract/kit/endpoint.ts';
import type { readOverview } from '#contract/instance/api.ts';
import type { Config } from '../../kernel/boot/config.ts';
import type { Scope } from '../../kernel/context.ts';
import { transaction } from '../../kernel/db/transaction.ts';
import { toUnix } from '../../kernel/unix-time.ts';
import { enqueueBackup, readBackupState } from '../../platform/backup/backups.ts';
import { audit } from '../../platform/events/audit.ts';
import { listAudit } from '../../platform/events/audit-log.ts';

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
