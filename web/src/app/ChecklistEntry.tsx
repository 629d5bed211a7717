import { Link, useLocation } from '@tanstack/react-router';
import type { User } from '#contract/profile/types.ts';
import { useUser } from '../lib/account.ts';
import { RingMeter } from '../ui/Meter.tsx';
import { t } from './messages.ts';
import { paths } from './paths.ts';
import { entryClass, inRail } from './SidebarEntry.tsx';

/** How much is done of a checklist that is still to be seen. */
function progressOf(user: User | undefined): { done: number; count: number } | undefined {
  const checklist = user?.onboarding_checklist;
  if (!checklist || checklist.hidden || user.is_onboarding_checklist_completed) return undefined;
  const done = checklist.items.filter(({ is_completed }) => is_completed).length;
  const count = checklist.items.length;
  return done < count ? { done, count } : undefined;
}

/** A ring in the sidebar until everything was tried. */
export function ChecklistEntry({ isRail }: { isRail: boolean }) {
  const progress = progressOf(useUser());
  const isCurrent = useLocation({ select: ({ pathname }) => pathname === paths.checklist });
  if (!progress) return null;
  const name = `${t('checklist')}, ${t('checklist_done', progress)}`;
  return inRail(
    isRail,
    name,
    <Link
      to={paths.checklist}
      aria-label={isRail ? name : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      className={entryClass(isRail)}
    >
      <RingMeter left={progress.done} limit={progress.count} size={17} tone="ink" />
      {!isRail && (
        <>
          <span className="min-w-0 flex-1 truncate">{t('checklist')}</span>
          <span className="text-caption font-normal text-muted tabular-nums">{t('checklist_done', progress)}</span>
        </>
      )}
    </Link>,
  );
}

/** On Home, where there is no sidebar. */
export function ChecklistCard() {
  const progress = progressOf(useUser());
  if (!progress) return null;
  return (
    <Link
      to={paths.checklist}
      className="flex min-h-12 items-center gap-3 rounded-xl border border-line px-4 font-medium hover:border-ink md:hidden dark:bg-surface"
    >
      <RingMeter left={progress.done} limit={progress.count} size={20} tone="ink" />
      <span className="min-w-0 flex-1 truncate">{t('checklist')}</span>
      <span className="text-table font-normal text-muted tabular-nums">{t('checklist_done', progress)}</span>
    </Link>
  );
}
