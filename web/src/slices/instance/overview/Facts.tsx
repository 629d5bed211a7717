import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { readOverview } from '#contract/instance/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';
import { formatDate, formatNumber, formatSize, formatTime } from '../../../lib/format.ts';
import { Meter } from '../../../ui/plan/Meter.tsx';
import { t } from '../messages.ts';
import { useBackUp } from '../use-back-up.ts';

type Overview = Answer<typeof readOverview>;

/** The figures of the installation in a grid. */
export function Facts({ overview }: { overview: Overview }) {
  const { disk, memory, queue, mail, speech } = overview;
  const diskUsed = disk.total_bytes - disk.free_bytes;
  const memoryUsed = Math.max(0, memory.total_bytes - memory.free_bytes);
  return (
    <section
      aria-label={t('facts')}
      className="grid grid-cols-3 overflow-hidden rounded-xl border border-line max-md:grid-cols-1 dark:bg-surface"
    >
      <Fact label={t('disk')} value={formatSize(diskUsed)} small={t('of', { size: formatSize(disk.total_bytes) })}>
        <span className="my-1 block">
          <Meter label={t('disk_used')} used={diskUsed} limit={disk.total_bytes} />
        </span>
        {disk.free_bytes < disk.min_free_bytes ? (
          <Problem>{t('disk_full', { size: formatSize(disk.min_free_bytes) })}</Problem>
        ) : (
          t('disk_reserve', { size: formatSize(disk.min_free_bytes) })
        )}
      </Fact>
      <Fact
        label={t('memory')}
        value={formatSize(memoryUsed)}
        small={t('of', { size: formatSize(memory.total_bytes) })}
      >
        <span className="my-1 block">
          <Meter label={t('memory_used')} used={memoryUsed} limit={memory.total_bytes} />
        </span>
        {t('memory_server', { size: formatSize(memory.used_by_server_bytes) })}
      </Fact>
      <BackupFact backups={overview.backups} />
      <Fact
        label={t('queue')}
        value={t('running', { count: queue.running })}
        small={t('waiting', { count: queue.waiting })}
      >
        {queue.waiting > 0 ? t('longest_wait', { time: formatTime(queue.longest_wait_seconds) }) : t('nothing_waits')}
      </Fact>
      <Fact label={t('mail')} value={formatNumber(mail.delivered_today)} small={t('sent_today')}>
        {!mail.has_server && t('no_mail_server', { count: mail.waiting })}
        {mail.has_server &&
          (mail.problem ? (
            <Problem>{mail.problem}</Problem>
          ) : (
            t('mail_figures', { failed: mail.failed_today, waiting: mail.waiting })
          ))}
      </Fact>
      <Fact label={t('speech_today')} value={formatNumber(speech.characters_today)} small={t('characters')}>
        {speech.first_sound_ms !== null && t('first_sound', { milliseconds: formatNumber(speech.first_sound_ms) })}
      </Fact>
    </section>
  );
}

function BackupFact({ backups }: { backups: Overview['backups'] }) {
  const { last, failure, folder, is_scheduled, next_at_unix, running_since_unix } = backups;
  const { backUp, isPending } = useBackUp();
  return (
    <Fact label={t('last_backup')} value={last ? formatDate(last.made_at_unix) : t('never')}>
      {failure && <Problem>{t('backup_failure', { when: formatDate(failure.at_unix) })}</Problem>}
      <span className="block break-words">
        {is_scheduled && next_at_unix !== null
          ? t('next_backup', { when: formatDate(next_at_unix), folder })
          : t('no_schedule', { folder })}
      </span>
      <button
        type="button"
        aria-disabled={isPending || running_since_unix !== null || undefined}
        onClick={() => running_since_unix === null && !isPending && backUp()}
        className="min-h-6 font-medium text-accent hover:underline aria-disabled:text-muted"
      >
        {running_since_unix === null ? t('back_up') : t('backing_up')}
      </button>
    </Fact>
  );
}

interface FactProps {
  label: string;
  value: string;
  small?: string;
  children?: ReactNode;
}

const Fact = ({ label, value, small, children }: FactProps) => (
  <div className="flex min-w-0 flex-col gap-1 px-5 py-4 shadow-[1px_1px_0_0_var(--line)] max-md:px-4">
    <h2 className="text-table text-muted">{label}</h2>
    <p className="text-[18px] leading-[26px] font-semibold tracking-[-0.014em]">
      {value} {small && <small className="text-[13px] font-normal tracking-normal text-muted">{small}</small>}
    </p>
    <div className="text-caption text-muted">{children}</div>
  </div>
);

const Problem = ({ children }: { children: ReactNode }) => (
  <span className="flex items-start gap-1 break-words text-danger">
    <CircleAlert size={12} strokeWidth={1.75} aria-hidden="true" className="mt-[3px] flex-none" />
    <span className="min-w-0">{children}</span>
  </span>
);
