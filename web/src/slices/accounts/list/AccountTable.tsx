import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import type { ListedAccount } from '#contract/accounts/types.ts';
import { hasUnlimitedSeats, plans } from '#contract/billing/plans.ts';
import { pages } from '#contract/pages.ts';
import { formatDay, formatNumber } from '../../../lib/format.ts';
import { formatSeatLimit } from '../../../ui/plan/seats.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { tableCell, tableClass, tableHead, tableRow } from '../../../ui/layout/Table.tsx';
import { ActionsMenu } from '../../../ui/overlay/ActionsMenu.tsx';
import { Meter } from '../../../ui/plan/Meter.tsx';
import { AccountAvatar } from '../AccountAvatar.tsx';
import { nameOf, percentUsed, percentWords, stateTones, stateWords } from '../account-words.ts';
import type { OpenDialog } from '../dialogs/dialogs.ts';
import { t } from '../messages.ts';
import { rowActions } from './row-actions.tsx';

interface AccountTableProps {
  accounts: readonly ListedAccount[];
  openId: string | undefined;
  ownId: string | undefined;
  onOpen(id: string): void;
  onDialog: OpenDialog;
}

/** Columns that need the room which an open account takes. */
const wideOnly = 'max-lg:hidden';

export function AccountTable({ accounts, ...rest }: AccountTableProps) {
  const isNarrow = rest.openId !== undefined;
  const head = (isNumber = false) => clsx(tableHead(isNumber), isNarrow && 'ps-2 pe-2');
  return (
    <table className={tableClass}>
      <caption className="sr-only">{t('accounts')}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={clsx(tableHead(), 'ps-6')}>{t('account')}</th>
          <th className={head()}>{t('plan')}</th>
          <th className={head(true)}>{t('credits')}</th>
          <th className={head(true)}>{t('seats')}</th>
          <th className={head()}>{t('state')}</th>
          {!isNarrow && <th className={clsx(tableHead(true), wideOnly)}>{t('last_active')}</th>}
          <th className={clsx(tableHead(true), 'pe-4')}>
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <Row key={account.user_id} account={account} isNarrow={isNarrow} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Omit<AccountTableProps, 'accounts'> {
  account: ListedAccount;
  isNarrow: boolean;
}

function Row({ account, isNarrow, openId, ownId, onOpen, onDialog }: RowProps) {
  const { user_id, email, tier, used_seats, max_seats, last_active_at_unix } = account;
  const name = nameOf(account);
  const isOpen = openId === user_id;
  const badge = <Badge tone={stateTones[account.state]}>{stateWords(account)}</Badge>;
  const cell = (isNumber = false) => clsx(tableCell(isNumber), 'max-md:hidden', isNarrow && 'ps-2 pe-2');
  return (
    <tr data-account={user_id} className={clsx(tableRow(isOpen), 'relative')}>
      <th scope="row" className={clsx(tableCell(), 'w-full max-w-0 ps-6 text-start font-normal max-md:ps-4')}>
        <span className="flex items-center gap-3">
          <AccountAvatar name={name} />
          <span className="min-w-0 flex-1">
            <Link
              to={pages.instanceAccounts}
              search={(now) => ({ ...now, account: user_id })}
              replace={openId !== undefined}
              resetScroll={false}
              aria-current={isOpen || undefined}
              className="block truncate font-medium before:absolute before:inset-0"
            >
              <bdi>{name}</bdi>
            </Link>
            <span className="block truncate text-caption text-muted">{email}</span>
            <span className="mt-1 flex flex-wrap items-center gap-2 text-caption text-muted md:hidden">
              {badge}
              {usage(account)}
            </span>
          </span>
        </span>
      </th>
      <td className={clsx(cell(), 'whitespace-nowrap')}>{plans[tier].name}</td>
      <td className={clsx(cell(true), 'whitespace-nowrap')}>
        <Credits account={account} isNarrow={isNarrow} />
      </td>
      <td className={clsx(cell(true), 'whitespace-nowrap')}>
        {hasUnlimitedSeats(max_seats)
          ? formatSeatLimit(max_seats)
          : `${formatNumber(used_seats)} / ${formatNumber(max_seats)}`}
      </td>
      <td className={cell()}>{badge}</td>
      {!isNarrow && (
        <td className={clsx(cell(true), wideOnly, 'whitespace-nowrap text-muted')}>
          {last_active_at_unix === null ? <Never /> : formatDay(last_active_at_unix)}
        </td>
      )}
      <td className={clsx(tableCell(true), 'pe-4')}>
        <span className="relative z-[1] inline-block">
          <ActionsMenu
            label={t('actions_of', { email })}
            items={rowActions({ account, isSelf: user_id === ownId, onOpen: () => onOpen(user_id), onDialog })}
          />
        </span>
      </td>
    </tr>
  );
}

function usage(account: ListedAccount): string {
  const percent = percentUsed(account);
  const plan = plans[account.tier].name;
  return percent === undefined ? t('usage_unlimited', { plan }) : t('usage', { plan, percent: formatNumber(percent) });
}

function Credits({ account, isNarrow }: { account: ListedAccount; isNarrow: boolean }) {
  const percent = percentUsed(account);
  const { credits_used, credit_limit } = account;
  if (percent === undefined) return t('unlimited');
  return (
    <>
      {isNarrow ? percentWords(percent) : formatNumber(credits_used)}
      <span className={clsx('ms-auto mt-1.5 block', isNarrow ? 'w-[56px]' : 'w-[84px]')}>
        <Meter label={t('credits_used')} used={credits_used} limit={credit_limit} />
      </span>
    </>
  );
}

const Never = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">{t('never')}</span>
  </>
);
