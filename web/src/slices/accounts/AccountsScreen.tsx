import { useState } from 'react';
import { exportAccounts, listAccounts } from '#contract/accounts/api.ts';
import { accountStates, type ListedAccount } from '#contract/accounts/types.ts';
import { isUnlimited, plans, tiers } from '#contract/billing/plans.ts';
import { useUser } from '../../lib/account.ts';
import { send } from '../../lib/api.ts';
import { saveBlob } from '../../lib/download.ts';
import { formatNumber } from '../../lib/format.ts';
import { useRead } from '../../lib/queries.ts';
import { toastError } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Badge } from '../../ui/display/Badge.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { ChipSelect } from '../../ui/form/ChipSelect.tsx';
import { SearchField } from '../../ui/form/SearchField.tsx';
import { tableCell, tableClass, tableHead, tableRow } from '../../ui/layout/Table.tsx';
import { Meter } from '../../ui/plan/Meter.tsx';
import { CardSkeletons, InstancePage, Pages } from '../instance/public.ts';
import { t } from './messages.ts';
import { AccountDrawer } from './AccountDrawer.tsx';

const tones = {
  locked: 'danger',
  unverified: 'plain',
  on_probation: 'danger',
  warned: 'warning',
  over_seats: 'warning',
  used_up: 'warning',
  near_limit: 'warning',
  never_signed_in: 'plain',
  active: 'success',
} as const;

/** Lists the accounts of the installation, without anything that their users have made. */
export function AccountsScreen() {
  const user = useUser();
  const [search, setSearch] = useState('');
  const [tier, setTier] = useState('');
  const [state, setState] = useState('');
  const [cursors, setCursors] = useState<string[]>([]);
  const [open, setOpen] = useState<ListedAccount>();
  const cursor = cursors.at(-1);
  const shownState = accountStates.find((one) => one === state);
  const plan = tiers.find((one) => one === tier);
  const filter = {
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(plan ? { tier: plan } : {}),
    ...(shownState ? { state: shownState } : {}),
  };
  const query = { ...filter, ...(cursor ? { cursor } : {}) };
  const list = useRead(listAccounts, { query }, { isEnabled: user?.is_operator === true, staleTime: 0 });
  const narrow = (change: (value: string) => void) => (value: string) => {
    setCursors([]);
    change(value);
  };

  async function save() {
    try {
      saveBlob(await (await send(exportAccounts, { query: filter })).blob(), 'accounts.csv');
    } catch (error) {
      toastError(error);
    }
  }

  return (
    <InstancePage
      title={t('accounts')}
      page="instanceAccounts"
      actions={
        <Button size="sm" onClick={() => void save()}>
          {t('export')}
        </Button>
      }
    >
      <div className="flex flex-wrap items-center gap-2">
        <SearchField label={t('search')} value={search} onChange={(event) => narrow(setSearch)(event.target.value)} />
        <ChipSelect
          label={t('plan')}
          value={tier}
          options={tiers.map((value) => ({ value, label: plans[value].name }))}
          onChange={narrow(setTier)}
        />
        <ChipSelect
          label={t('state')}
          value={state}
          options={accountStates.map((value) => ({ value, label: t(`state_${value}`) }))}
          onChange={narrow(setState)}
        />
      </div>
      <Loaded of={list} skeleton={<CardSkeletons label={t('loading')} />}>
        {({ accounts, total, needing_attention, next_cursor }) =>
          accounts.length === 0 ? (
            <EmptyState title={t('none')}>{t('none_text')}</EmptyState>
          ) : (
            <>
              <p className="text-table text-muted">{t('total', { total, attention: needing_attention })}</p>
              <table className={tableClass}>
                <thead className="max-md:sr-only">
                  <tr>
                    <th className={tableHead()}>{t('account')}</th>
                    <th className={tableHead()}>{t('plan')}</th>
                    <th className={tableHead(true)}>{t('credits')}</th>
                    <th className={tableHead(true)}>{t('seats')}</th>
                    <th className={tableHead()}>{t('state')}</th>
                  </tr>
                </thead>
                <tbody>
                  {accounts.map((account) => (
                    <Row key={account.user_id} account={account} onOpen={() => setOpen(account)} />
                  ))}
                </tbody>
              </table>
              <Pages cursors={cursors} next={next_cursor} onChange={setCursors} />
            </>
          )
        }
      </Loaded>
      {open && (
        <AccountDrawer
          key={open.user_id}
          userId={open.user_id}
          title={open.first_name ?? open.email}
          isSelf={open.user_id === user?.user_id}
          onClose={() => setOpen(undefined)}
        />
      )}
    </InstancePage>
  );
}

function Row({ account, onOpen }: { account: ListedAccount; onOpen(): void }) {
  const { email, first_name, workspace_name, tier, credits_used, credit_limit, used_seats, max_seats, state } = account;
  const hasNoLimit = isUnlimited(tier, credit_limit);
  return (
    <tr className={tableRow()}>
      <td className={`${tableCell()} w-full max-w-0`}>
        <button type="button" className="block w-full truncate text-start font-medium" onClick={onOpen}>
          {first_name ?? workspace_name}
        </button>
        <span className="block truncate text-caption text-muted">{email}</span>
      </td>
      <td className={`${tableCell()} max-md:hidden`}>{plans[tier].name}</td>
      <td className={`${tableCell(true)} max-md:hidden`}>
        {hasNoLimit ? t('unlimited') : formatNumber(credits_used)}
        {!hasNoLimit && <Meter label={t('credits')} used={credits_used} limit={credit_limit} />}
      </td>
      <td className={`${tableCell(true)} whitespace-nowrap max-md:hidden`}>
        {`${formatNumber(used_seats)} / ${formatNumber(max_seats)}`}
      </td>
      <td className={tableCell()}>
        <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
      </td>
    </tr>
  );
}
