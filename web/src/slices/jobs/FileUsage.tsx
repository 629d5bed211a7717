import type { FileUsage as Usage } from '#contract/jobs/types.ts';
import { formatSize } from '../../lib/format.ts';
import { Progress } from '../../ui/feedback/Progress.tsx';
import { tightestQuota } from './file-usage.ts';
import { t } from './messages.ts';

/** Shows how much kept files take of their limit, with advice before it is reached. */
export function FileUsage({ usage }: { usage: Usage }) {
  const quota = tightestQuota(usage);
  if (!quota) return null;
  const { of, used, limit, state } = quota;
  return (
    <div className="flex flex-none flex-col gap-1.5 border-t border-line px-4 py-3">
      <p className="flex justify-between gap-3 text-caption text-muted tabular-nums">
        <span>{t('files_kept', { of })}</span>
        <span>{t('files_used', { used: formatSize(used), limit: formatSize(limit) })}</span>
      </p>
      <Progress label={t('files_kept', { of })} value={used} max={limit} />
      {state !== 'room' && (
        <p role="status" className="text-caption text-warning">
          {t(state === 'full' ? 'files_full' : 'files_nearly_full')}
        </p>
      )}
    </div>
  );
}
