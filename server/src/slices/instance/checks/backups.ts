/** Whether there is a recent backup, and whether the last one succeeded. */
import type { Answer } from '#contract/kit/endpoint.ts';
import type { readOverview } from '#contract/instance/api.ts';
import { coded, fail, ok, warn, type CodedFinding } from './findings.ts';

type Backups = Pick<Answer<typeof readOverview>['backups'], 'last' | 'failure'>;

const daySeconds = 86_400;
const maxDays = 7;

export function checkBackup({ last, failure }: Backups, now: Date): CodedFinding {
  const fix = 'make one: cli backup FILE, or set BACKUP_DIR';
  if (failure) {
    const message = `the last one failed: ${failure.reason}.`;
    return coded('backup_failed', { ...failure }, fail('backup', message, 'look into the log'));
  }
  if (!last) return coded('backup_never', {}, warn('backup', 'none was made yet.', fix));
  const days = Math.floor((now.getTime() / 1000 - last.made_at_unix) / daySeconds);
  const params = { days, made_at_unix: last.made_at_unix };
  const day = new Date(last.made_at_unix * 1000).toISOString().slice(0, 10);
  const message = `the last one was made on ${day}.`;
  if (days >= maxDays) return coded('backup_old', params, warn('backup', message, fix));
  return coded('backup_ok', params, ok('backup', message));
}
