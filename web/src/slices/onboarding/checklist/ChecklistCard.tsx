import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { useUser } from '../../../lib/account.ts';
import { t } from '../../../lib/language/frame-messages.ts';
import { RingMeter } from '../../../ui/plan/Meter.tsx';
import { progressOf } from './checklist-progress.ts';

/** Shows the checklist on Home on a phone, which has no sidebar. */
export function ChecklistCard() {
  const progress = progressOf(useUser());
  if (!progress) return null;
  return (
    <Link
      to={pages.checklist}
      className="flex min-h-12 items-center gap-3 rounded-xl border border-line px-4 font-medium hover:border-ink md:hidden dark:bg-surface"
    >
      <RingMeter left={progress.done} limit={progress.count} size={20} tone="ink" />
      <span className="min-w-0 flex-1 truncate">{t('checklist')}</span>
      <span className="text-table font-normal text-muted tabular-nums">{t('checklist_done', progress)}</span>
    </Link>
  );
}
