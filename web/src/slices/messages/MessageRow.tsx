import { Link } from '@tanstack/react-router';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { Message } from '#contract/messages/types.ts';
import { addressOfNotice } from '#contract/messages/notices.ts';
import { pages } from '#contract/pages.ts';
import { noticeWords } from '../../lib/notices.ts';
import { formatDate } from '../../lib/format.ts';
import { openPanel } from '../../lib/panels.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Tooltip } from '../../ui/overlay/Tooltip.tsx';
import { t } from './messages.ts';

const signs = {
  info: { Icon: Info, ink: 'text-info' },
  success: { Icon: CircleCheck, ink: 'text-success' },
  warning: { Icon: TriangleAlert, ink: 'text-warning' },
  error: { Icon: CircleAlert, ink: 'text-danger' },
};

export function MessageRow({ message, onRead }: { message: Message; onRead(): void }) {
  const { severity, needs_attention, create_date_unix_ms, has_been_read } = message;
  const { title, text } = noticeWords(message);
  const address = addressOfNotice(message);
  const { Icon, ink } = signs[severity];
  const date = new Date(create_date_unix_ms);

  function follow(event: MouseEvent) {
    onRead();
    if (address !== pages.jobs || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The job panel opens beside the current page, so the browser must not navigate.
    event.preventDefault();
    openPanel('jobs');
  }
  return (
    <li className="relative flex gap-3 border-b border-line py-3 ps-4 pe-3 last:border-0 hover:bg-hover">
      <Icon
        size={18}
        strokeWidth={1.75}
        role="img"
        aria-label={t(`severity_${severity}`)}
        className={`mt-px flex-none ${ink}`}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 text-table">
        <p className={`break-words ${has_been_read ? '' : 'font-semibold'}`}>
          {address ? (
            // The link covers the whole row.
            <Link to={address} onClick={follow} className="after:absolute after:inset-0 hover:underline">
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
        </p>
        {text && (
          <p className="break-words whitespace-pre-line text-ink-2">
            <bdi>{text}</bdi>
          </p>
        )}
        <p className="flex flex-wrap items-center gap-2 pt-0.5 text-caption text-muted">
          <time dateTime={date.toISOString()}>{formatDate(create_date_unix_ms / 1000)}</time>
          {needs_attention && <Badge tone="warning">{t('needs_attention')}</Badge>}
        </p>
      </div>
      {!has_been_read && (
        <Tooltip text={t('mark_one', { title })}>
          <button
            type="button"
            aria-label={t('mark_one', { title })}
            onClick={onRead}
            className="relative z-10 -me-1 grid size-7 flex-none place-items-center rounded-full hover:bg-press max-md:size-11"
          >
            <span aria-hidden="true" className="size-2 rounded-full bg-accent" />
          </button>
        </Tooltip>
      )}
    </li>
  );
}
