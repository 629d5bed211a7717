import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { clsx } from 'clsx';
import type { ChecklistItem } from '#contract/onboarding/types.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { buttonClass } from '../../../ui/button/Button.tsx';
import { docsOf, isHere, itemPaths } from './checklist.ts';
import { pages } from '#contract/pages.ts';
import { linkClass } from '../../../ui/navigation/link.ts';
import { t } from '../messages.ts';
import { ReferralLink } from './ReferralLink.tsx';

/** A step that is not available yet says so and has no link. */
export function ChecklistRow({ item, isDone }: { item: ChecklistItem; isDone: boolean }) {
  const to = itemPaths[item];
  const title = t(`item_${item}`);
  return (
    <li className="flex flex-wrap items-center gap-x-3.5 gap-y-2.5 px-4 py-3">
      <span
        aria-hidden="true"
        className={clsx(
          'grid size-5 flex-none place-items-center rounded-full',
          isDone ? 'bg-primary text-on-primary' : 'border border-control',
        )}
      >
        {isDone && <Check size={13} strokeWidth={2.5} />}
      </span>
      <div className="min-w-0 flex-[1_1_220px]">
        <p className={clsx('font-medium', !isHere(item) && !isDone && 'text-muted')}>{title}</p>
        <p className="text-table text-muted">{t(`item_${item}_help`)}</p>
      </div>
      {isDone && <Badge tone="success">{t('item_done')}</Badge>}
      {!isHere(item) && !isDone && <Badge>{t('item_later')}</Badge>}
      <Link
        to={pages.docs}
        hash={docsOf(item)}
        aria-label={t('item_docs_of', { title })}
        className={`${linkClass} rounded-xs py-1 text-table`}
      >
        {t('item_docs')}
      </Link>
      {to && !isDone && (
        <Link to={to} aria-label={`${t('item_open')}: ${title}`} className={buttonClass({ size: 'sm' })}>
          {t('item_open')}
        </Link>
      )}
      {item === 'join_affiliate' && <ReferralLink />}
    </li>
  );
}
