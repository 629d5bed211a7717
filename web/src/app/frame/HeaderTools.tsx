import { Bell, CircleQuestionMark, MessageSquare, Search } from 'lucide-react';
import { keyNames } from './key-names.ts';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { Tooltip } from '../../ui/overlay/Tooltip.tsx';
import { CountBadge } from '../panels/CountBadge.tsx';
import { t } from '../../lib/language/app-messages.ts';
import { PanelButton } from '../panels/PanelButton.tsx';
import { unreadWords, useUnread } from '../panels/unread.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const button =
  'relative grid size-9 flex-none place-items-center rounded-md text-muted hover:bg-hover hover:text-ink aria-expanded:bg-selected max-md:size-11';

/** Every page's header ends with search, help and notifications. Home has room for more of them. */
export function HeaderTools({ isFull }: { isFull: boolean }) {
  const unread = useUnread();
  const keys = keyNames('Mod+K');
  return (
    <div className={isFull ? 'flex flex-none items-center gap-1' : 'flex flex-none items-center gap-1 max-md:hidden'}>
      {isFull && (
        <PanelButton
          panel="palette"
          aria-keyshortcuts="Control+K Meta+K"
          className="me-1 flex h-7 w-[220px] flex-none items-center gap-1.5 rounded-sm border border-line-strong bg-raised px-2.5 text-table font-medium text-muted hover:border-control hover:bg-hover max-lg:hidden"
        >
          <Search size={15} strokeWidth={1.75} aria-hidden="true" />
          <span className="min-w-0 flex-1 truncate text-start">{t('search_or_jump')}</span>
          <span dir="ltr" className="flex-none whitespace-nowrap">
            <Kbd>{keys}</Kbd>
          </span>
        </PanelButton>
      )}
      <Tooltip text={`${t('search_or_jump')} ${keys}`}>
        <PanelButton
          panel="palette"
          aria-label={t('search_or_jump')}
          aria-keyshortcuts="Control+K Meta+K"
          className={isFull ? `${button} lg:hidden` : button}
        >
          <Search {...icon} />
        </PanelButton>
      </Tooltip>
      {isFull && (
        <Tooltip text={t('send_feedback')}>
          <PanelButton panel="feedback" aria-label={t('send_feedback')} className={`${button} max-md:hidden`}>
            <MessageSquare {...icon} />
          </PanelButton>
        </Tooltip>
      )}
      <Tooltip text={t('help')}>
        <PanelButton panel="help" aria-label={t('help')} className={button}>
          <CircleQuestionMark {...icon} />
        </PanelButton>
      </Tooltip>
      <Tooltip text={unreadWords(unread)}>
        <PanelButton panel="notifications" aria-label={unreadWords(unread)} className={button}>
          <Bell {...icon} />
          {unread > 0 && (
            <span className="absolute end-0.5 top-0.5">
              <CountBadge count={unread} isSmall />
            </span>
          )}
        </PanelButton>
      </Tooltip>
    </div>
  );
}
