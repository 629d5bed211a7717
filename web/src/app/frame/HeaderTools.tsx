import { Bell, CircleQuestionMark, Search } from 'lucide-react';
import { keyNames } from './key-names.ts';
import { Tooltip } from '../../ui/overlay/Tooltip.tsx';
import { CountBadge } from '../panels/CountBadge.tsx';
import { t } from '../../lib/language/frame-messages.ts';
import { PanelButton } from '../panels/PanelButton.tsx';
import { unreadWords, useUnread } from '../panels/unread.ts';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;
const button =
  'relative grid size-9 flex-none place-items-center rounded-md text-muted hover:bg-hover hover:text-ink aria-expanded:bg-selected';

/**
 * Every page's header ends with search, help and notifications, always in this order and at this place. On a phone they
 * are in the account panel on every page.
 */
export function HeaderTools() {
  const unread = useUnread();
  const keys = keyNames('Mod+K');
  return (
    <div className="flex flex-none items-center gap-1 max-md:hidden">
      <Tooltip text={`${t('search_or_jump')} ${keys}`}>
        <PanelButton
          panel="palette"
          aria-label={t('search_or_jump')}
          aria-keyshortcuts="Control+K Meta+K"
          className={button}
        >
          <Search {...icon} />
        </PanelButton>
      </Tooltip>
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
