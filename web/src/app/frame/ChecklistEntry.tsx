import { Link, useLocation } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { useUser } from '../../lib/account.ts';
import { progressOf } from '../../slices/onboarding/checklist/checklist-progress.ts';
import { RingMeter } from '../../ui/plan/Meter.tsx';
import { t } from '../../lib/language/frame-messages.ts';
import { entryClass, inRail } from './SidebarEntry.tsx';

/** The sidebar shows a ring until everything was tried. */
export function ChecklistEntry({ isRail }: { isRail: boolean }) {
  const progress = progressOf(useUser());
  const isCurrent = useLocation({ select: ({ pathname }) => pathname === pages.checklist });
  if (!progress) return null;
  const name = `${t('checklist')}, ${t('checklist_done', progress)}`;
  return inRail(
    isRail,
    name,
    <Link
      to={pages.checklist}
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
