import { ChevronDown, ChevronUp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { getAccount } from '#contract/accounts/api.ts';
import type { ListedAccount } from '#contract/accounts/types.ts';
import { useTitle } from '../../../lib/hooks.ts';
import { useRead } from '../../../lib/queries.ts';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Loaded } from '../../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { AccountAvatar } from '../AccountAvatar.tsx';
import { nameOf } from '../account-words.ts';
import type { OpenDialog } from '../dialogs/dialogs.ts';
import { t } from '../messages.ts';
import { AccountDetails } from './AccountDetails.tsx';

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface AccountPanelProps {
  userId: string;
  /** The account as the list has it. An account of another page of the list is only read by its id. */
  listed: ListedAccount | undefined;
  isSelf: boolean;
  isPhone: boolean;
  onClose(): void;
  onOpen(id: string): void;
  /** The handlers are absent at the ends of the list. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onDialog: OpenDialog;
}

/** Shows one account: beside the list, above its end where there is less room, and as a page of its own on a phone. */
export function AccountPanel(props: AccountPanelProps) {
  const { userId, listed, isSelf, isPhone, onClose, onOpen, onDialog } = props;
  const reading = useRead(getAccount, { params: { user_id: userId } }, { staleTime: 0 });
  const known = reading.data ?? listed;
  const name = known ? nameOf(known) : t('account');
  const body = (
    <div className="flex min-h-0 flex-1 flex-col overflow-auto p-6 max-md:px-4">
      <Loaded of={reading} skeleton={<DetailsSkeleton />}>
        {(account) => (
          <AccountDetails
            account={account}
            isSelf={isSelf}
            Heading={isPhone ? 'h2' : 'h3'}
            onOpen={onOpen}
            onDialog={(dialog) => onDialog(dialog, account)}
            onDeleted={onClose}
          />
        )}
      </Loaded>
    </div>
  );
  if (isPhone) {
    return (
      <Page title={name}>
        <Header {...props} name={name} email={known?.email} Heading="h1" />
        {body}
      </Page>
    );
  }
  return (
    <aside
      aria-label={name}
      className="flex min-h-0 w-[400px] flex-none animate-fade flex-col border-s border-line bg-bg shadow-[-12px_0_32px_-24px_rgb(0_0_0/0.18)] max-xl:absolute max-xl:inset-y-0 max-xl:inset-e-0 max-xl:z-10 max-xl:shadow-dialog"
    >
      <Header {...props} name={name} email={known?.email} Heading="h2" />
      {body}
    </aside>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  useTitle(title);
  return children;
}

interface HeaderProps extends Pick<AccountPanelProps, 'isPhone' | 'onClose' | 'onPrevious' | 'onNext'> {
  name: string;
  email: string | undefined;
  Heading: 'h1' | 'h2';
}

const Header = ({ name, email, Heading, isPhone, onClose, onPrevious, onNext }: HeaderProps) => (
  <div className="flex h-16 flex-none items-center gap-3 border-b border-line ps-6 pe-3 max-md:ps-4 max-md:pe-2">
    <AccountAvatar name={name} size={36} />
    <div className="min-w-0 flex-1">
      <Heading className="truncate text-body font-medium">
        <bdi>{name}</bdi>
      </Heading>
      {email && <p className="truncate text-caption text-muted">{email}</p>}
    </div>
    <span className="flex items-center">
      {!isPhone && (
        <>
          <IconButton size="sm" label={t('previous')} disabled={!onPrevious} onClick={onPrevious}>
            <ChevronUp {...icon} />
          </IconButton>
          <IconButton size="sm" label={t('next')} disabled={!onNext} onClick={onNext}>
            <ChevronDown {...icon} />
          </IconButton>
        </>
      )}
      <IconButton size={isPhone ? 'md' : 'sm'} label={t('close')} onClick={onClose}>
        <X {...icon} />
      </IconButton>
    </span>
  </div>
);

const DetailsSkeleton = () => (
  <div role="status" aria-label={t('loading')} className="flex flex-col gap-4">
    <Skeleton className="h-8 w-1/2" />
    <Skeleton />
    <Skeleton className="w-4/5" />
    <Skeleton className="w-2/3" />
    <Skeleton className="w-3/4" />
  </div>
);
