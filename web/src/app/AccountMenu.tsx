import { clsx } from 'clsx';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useUser } from '../lib/account.ts';
import { Popover } from '../ui/Popover.tsx';
import { AccountPanel, Avatar, displayName } from './AccountPanel.tsx';

export function AccountMenu({ isRail }: { isRail: boolean }) {
  const user = useUser();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      title="Account"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      width="w-[280px]"
      trigger={
        <button
          type="button"
          aria-label="Account"
          className={clsx(
            'flex h-10 flex-none items-center gap-2.5 rounded-md text-start text-[13.5px] font-medium hover:bg-hover data-[state=open]:bg-hover',
            isRail ? 'w-10 justify-center' : 'w-full px-1.5',
          )}
        >
          <Avatar user={user} />
          {!isRail && (
            <>
              <span className="min-w-0 flex-1 truncate">{displayName(user)}</span>
              <Ellipsis size={16} strokeWidth={1.75} className="text-muted" aria-hidden="true" />
            </>
          )}
        </button>
      }
    >
      <AccountPanel />
    </Popover>
  );
}
