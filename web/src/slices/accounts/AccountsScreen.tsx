import { Download, Plus } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { exportAccounts, listAccounts } from '#contract/accounts/api.ts';
import type { ListedAccount } from '#contract/accounts/types.ts';
import { useUser } from '../../lib/account.ts';
import { send } from '../../lib/api.ts';
import { saveBlob } from '../../lib/download.ts';
import { useMedia } from '../../lib/hooks.ts';
import { useRead } from '../../lib/queries.ts';
import { toastError } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { InstancePage, Pages } from '../instance/public.ts';
import { AccountPanel } from './account/AccountPanel.tsx';
import { noFilters, queryOf } from './address.ts';
import { CreateDialog } from './dialogs/CreateDialog.tsx';
import { AccountDialog, type DialogName } from './dialogs/AccountDialog.tsx';
import { AccountFilters } from './list/AccountFilters.tsx';
import { AccountTable } from './list/AccountTable.tsx';
import { t } from './messages.ts';
import { useAccountKeys } from './use-account-keys.ts';
import { useAddress } from './use-address.ts';

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;
const noAccounts: readonly ListedAccount[] = [];

/** Lists the accounts of the installation beside the one that is open, without anything that their users have made. */
export function AccountsScreen() {
  const user = useUser();
  const isOperator = user?.is_operator === true;
  const isPhone = useMedia('(max-width: 767px)');
  const { filters, cursors, openId, change, turnTo, open } = useAddress();
  const [dialog, setDialog] = useState<{ name: DialogName; account: ListedAccount }>();
  const [isCreating, setIsCreating] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const cursor = cursors.at(-1);
  const query = { ...queryOf(filters), ...(cursor ? { cursor } : {}) };
  const list = useRead(listAccounts, { query }, { isEnabled: isOperator, staleTime: 0, keepsLast: true });
  const accounts = list.data?.accounts ?? noAccounts;
  const order = useMemo(() => accounts.map(({ user_id }) => user_id), [accounts]);
  useAccountKeys({ order, openId, open });
  const scroller = useRef<HTMLDivElement>(null);

  async function save() {
    setIsExporting(true);
    try {
      saveBlob(await (await send(exportAccounts, { query: queryOf(filters) })).blob(), 'accounts.csv');
    } catch (error) {
      toastError(error);
    }
    setIsExporting(false);
  }

  const place = openId === undefined ? -1 : order.indexOf(openId);
  const neighbour = (step: number) => {
    const id = place === -1 ? undefined : order[place + step];
    return id === undefined ? undefined : () => open(id);
  };
  const panel = isOperator && openId !== undefined && (
    <AccountPanel
      key={openId}
      userId={openId}
      listed={accounts[place]}
      isSelf={openId === user.user_id}
      isPhone={isPhone}
      onClose={() => open(undefined)}
      onOpen={open}
      onPrevious={neighbour(-1)}
      onNext={neighbour(1)}
      onDialog={(name, account) => setDialog({ name, account })}
    />
  );
  const dialogs = (
    <>
      {dialog && <AccountDialog {...dialog} onClose={() => setDialog(undefined)} />}
      {isCreating && <CreateDialog onCreated={open} onClose={() => setIsCreating(false)} />}
    </>
  );
  if (isPhone && panel) {
    return (
      <>
        {panel}
        {dialogs}
      </>
    );
  }
  return (
    <InstancePage
      title={t('accounts')}
      page="instanceAccounts"
      width="bleed"
      actions={
        <>
          <span className="max-md:hidden">
            <Button size="sm" icon={<Download {...icon} />} isBusy={isExporting} onClick={() => void save()}>
              {t('export')}
            </Button>
          </span>
          <Button size="sm" look="primary" icon={<Plus {...icon} />} onClick={() => setIsCreating(true)}>
            {t('create')}
          </Button>
        </>
      }
    >
      <div className="relative flex min-h-0 flex-1">
        <div ref={scroller} className="flex min-w-0 flex-1 flex-col overflow-auto">
          <AccountFilters
            filters={filters}
            summary={
              list.data &&
              t('total', {
                total: list.data.total,
                attention: list.data.needing_attention,
              })
            }
            isNarrow={openId !== undefined}
            onChange={change}
          />
          <Loaded of={list} skeleton={<RowSkeletons />}>
            {({ next_cursor }) =>
              accounts.length === 0 ? (
                <EmptyState
                  title={t('none')}
                  action={<Button onClick={() => change(noFilters)}>{t('clear_filters')}</Button>}
                >
                  {t('none_text')}
                </EmptyState>
              ) : (
                <div aria-busy={list.isPlaceholderData || undefined}>
                  <AccountTable
                    accounts={accounts}
                    openId={openId}
                    ownId={user?.user_id}
                    onOpen={open}
                    onDialog={(name, account) => setDialog({ name, account })}
                  />
                  <div className="px-6 py-4 max-md:px-4">
                    <Pages
                      cursors={cursors}
                      next={next_cursor}
                      onChange={(next) => {
                        // The button that turns the page stands at its end.
                        scroller.current?.scrollTo({ top: 0 });
                        turnTo(next);
                      }}
                    />
                  </div>
                </div>
              )
            }
          </Loaded>
        </div>
        {panel}
      </div>
      {dialogs}
    </InstancePage>
  );
}

const RowSkeletons = () => (
  <div role="status" aria-label={t('loading')} className="flex flex-col px-6 max-md:px-4">
    {[0, 1, 2, 3, 4, 5].map((row) => (
      <div key={row} className="flex h-14 items-center gap-3 border-b border-line">
        <Skeleton className="size-7" />
        <Skeleton className="w-2/5" />
        <Skeleton className="ms-auto w-1/5" />
      </div>
    ))}
  </div>
);
