import { useState } from 'react';
import { getAccount, setAccountLimits, setAccountPlan } from '#contract/accounts/api.ts';
import type { Account } from '#contract/accounts/types.ts';
import { isUnlimited, plans, tiers } from '#contract/billing/plans.ts';
import { call } from '../../lib/api.ts';
import { formatDate, formatNumber } from '../../lib/format.ts';
import { useRead } from '../../lib/queries.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { ChipSelect } from '../../ui/form/ChipSelect.tsx';
import { ActionsMenu } from '../../ui/overlay/ActionsMenu.tsx';
import { Drawer } from '../../ui/overlay/Drawer.tsx';
import { t } from './messages.ts';
import * as actions from './account-actions.ts';

interface AccountDrawerProps {
  userId: string;
  title: string;
  isSelf: boolean;
  onClose(): void;
}

export function AccountDrawer({ userId, title, isSelf, onClose }: AccountDrawerProps) {
  const reading = useRead(getAccount, { params: { user_id: userId } }, { staleTime: 0 });
  return (
    <Drawer title={title} isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Loaded of={reading} skeleton={<Skeleton className="h-40" />}>
        {(account) => <Details account={account} isSelf={isSelf} onClose={onClose} />}
      </Loaded>
    </Drawer>
  );
}

function Details({ account, isSelf, onClose }: { account: Account; isSelf: boolean; onClose(): void }) {
  const [credits, setCredits] = useState('');
  const params = { params: { user_id: account.user_id } };
  const { tier, credits_used, credit_limit, used_seats, max_seats } = account;
  const facts = [
    [t('email'), account.email],
    [t('workspace'), account.workspace_name],
    [
      t('credits'),
      isUnlimited(tier, credit_limit)
        ? t('unlimited')
        : t('of', { used: formatNumber(credits_used), limit: formatNumber(credit_limit) }),
    ],
    [t('seats'), t('of', { used: formatNumber(used_seats), limit: formatNumber(max_seats) })],
    [t('state'), t(`state_${account.state}`)],
    [t('factor'), account.has_second_factor ? t('yes') : t('no')],
    [t('joined'), formatDate(account.created_at_unix)],
    [t('id'), account.user_id],
  ] as const;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-2">
        <ChipSelect
          label={t('plan')}
          value={tier}
          options={tiers.map((value) => ({ value, label: plans[value].name }))}
          onChange={(value) => {
            const tier = tiers.find((one) => one === value);
            if (tier)
              void actions.run(
                {
                  title: t('plan_title', account),
                  description: t('plan_text'),
                  confirmLabel: t('confirm'),
                },
                () => call(setAccountPlan, { ...params, body: { tier } }),
              );
          }}
        />
        <span className="ms-auto">
          <ActionsMenu
            label={t('actions', account)}
            items={[
              ...(account.is_verified ? [] : [{ label: t('verify'), onSelect: () => void actions.verify(account) }]),
              { label: t('send_link'), onSelect: () => void actions.sendLink(account) },
              { label: t('sign_out'), onSelect: () => void actions.signOut(account) },
              { label: t('reset_factor'), onSelect: () => void actions.resetFactor(account) },
              {
                label: account.has_alpha_access ? t('no_alpha') : t('alpha'),
                onSelect: () => void actions.setAlpha(account, !account.has_alpha_access),
              },
              {
                label: account.warning === 'none' ? t('warn') : t('withdraw'),
                onSelect: () =>
                  void actions.moderate(account, account.warning === 'none' ? 'raise_warning' : 'withdraw_warning'),
              },
              {
                label: account.is_in_probation ? t('end_probation') : t('start_probation'),
                onSelect: () =>
                  void actions.moderate(account, account.is_in_probation ? 'end_probation' : 'start_probation'),
              },
              ...(isSelf
                ? []
                : [
                    {
                      label: account.is_operator ? t('no_operator') : t('operator'),
                      onSelect: () => void actions.setOperator(account, !account.is_operator),
                    },
                    'divider' as const,
                    {
                      label: t('delete'),
                      isDanger: true,
                      onSelect: () => void actions.remove(account).then((isDone) => isDone && onClose()),
                    },
                  ]),
            ]}
          />
        </span>
      </div>
      <dl className="grid grid-cols-[116px_minmax(0,1fr)] gap-y-2 text-table">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <form
        noValidate
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          const number = Number(credits);
          if (credits && Number.isInteger(number) && number >= 0)
            void actions.run(undefined, () => call(setAccountLimits, { ...params, body: { credits: number } }));
        }}
      >
        <TextField
          label={t('limit')}
          inputMode="numeric"
          value={credits}
          onChange={(event) => setCredits(event.target.value)}
        />
        <Button type="submit">{t('set')}</Button>
      </form>
      {!isSelf && (
        <Button onClick={() => void actions.setLock(account, !account.is_locked)}>
          {account.is_locked ? t('unlock') : t('lock')}
        </Button>
      )}
      <p className="text-caption text-muted">{t('note')}</p>
    </div>
  );
}
