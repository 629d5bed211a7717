import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { useUser } from '../../lib/account.ts';
import { Avatar, displayName } from '../frame/Avatar.tsx';
import { t } from '../../lib/language/frame-messages.ts';
import { PanelButton } from './PanelButton.tsx';

export function AccountButton({ isRail }: { isRail: boolean }) {
  const user = useUser();
  return (
    <PanelButton
      panel="account"
      aria-label={isRail ? t('account') : t('account_of', { name: displayName(user) })}
      className={clsx(
        'flex h-10 flex-none items-center gap-2.5 rounded-md text-start text-[13.5px] font-medium hover:bg-hover aria-expanded:bg-hover',
        isRail ? 'w-10 justify-center self-center' : 'w-full px-1.5',
      )}
    >
      <Avatar user={user} />
      {!isRail && (
        <>
          <span className="min-w-0 flex-1 truncate">
            <bdi>{displayName(user)}</bdi>
          </span>
          <Ellipsis size={16} strokeWidth={1.75} className="text-muted" aria-hidden="true" />
        </>
      )}
    </PanelButton>
  );
}
