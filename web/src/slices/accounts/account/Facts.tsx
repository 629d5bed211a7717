import type { ReactNode } from 'react';
import type { Account } from '#contract/accounts/types.ts';
import { plans } from '#contract/billing/plans.ts';
import { formatDate, formatNumber } from '../../../lib/format.ts';
import { formatSeats } from '../../../ui/plan/seats.ts';
import { CopyButton } from '../../../ui/button/CopyButton.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { percentUsed, percentWords } from '../account-words.ts';
import { t } from '../messages.ts';

/** The share from which credits run short. */
const nearLimit = 90;

/** What there is to know about an account and its workspace. */
export function Facts({ account }: { account: Account }) {
  const { tier, max_seats, used_seats, pending_invites, last_active_at_unix } = account;
  const seats = formatSeats(used_seats, max_seats);
  return (
    <dl className="grid grid-cols-[116px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 text-table">
      <Fact name={t('plan')}>{plans[tier].name}</Fact>
      <Fact name={t('credits')}>
        <Credits account={account} />
      </Fact>
      <Fact name={t('resets')}>{formatDate(account.credits_reset_at_unix)}</Fact>
      <Fact name={t('seats')}>
        {pending_invites > 0 ? t('seats_invited', { seats, count: pending_invites }) : seats}
      </Fact>
      <Fact name={t('at_once')}>{t('requests', { count: account.concurrency_limit })}</Fact>
      <Fact name={t('workspace')}>
        <bdi>{account.workspace_name}</bdi>
      </Fact>
      <Fact name={t('role')}>{account.is_owner ? t('role_owner') : t(`role_${account.role}`)}</Fact>
      <Fact name={t('sign_in')}>{account.has_second_factor ? t('sign_in_two') : t('sign_in_one')}</Fact>
      {(account.is_operator || account.has_alpha_access) && (
        <Fact name={t('rights')}>
          <span className="flex flex-wrap gap-1.5">
            {account.is_operator && <Badge tone="info">{t('is_operator')}</Badge>}
            {account.has_alpha_access && <Badge>{t('has_alpha')}</Badge>}
          </span>
        </Fact>
      )}
      <Fact name={t('joined')}>{formatDate(account.created_at_unix)}</Fact>
      <Fact name={t('last_active')}>{last_active_at_unix === null ? t('never') : formatDate(last_active_at_unix)}</Fact>
      <Fact name={t('id')}>
        <Id text={account.user_id} label={t('copy_id')} />
      </Fact>
      <Fact name={t('workspace_id')}>
        <Id text={account.workspace_id} label={t('copy_workspace_id')} />
      </Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 break-words">{children}</dd>
  </div>
);

function Credits({ account }: { account: Account }) {
  const percent = percentUsed(account);
  if (percent === undefined) return t('unlimited');
  return (
    <span className="flex flex-wrap items-center gap-2 tabular-nums">
      {t('of', { used: formatNumber(account.credits_used), limit: formatNumber(account.credit_limit) })}
      {percent >= nearLimit && <Badge tone={percent >= 100 ? 'danger' : 'warning'}>{percentWords(percent)}</Badge>}
    </span>
  );
}

const Id = ({ text, label }: { text: string; label: string }) => (
  <span className="flex items-center gap-1">
    <span className="min-w-0 truncate font-mono text-caption">{text}</span>
    <CopyButton isIconOnly text={text} label={label} />
  </span>
);
