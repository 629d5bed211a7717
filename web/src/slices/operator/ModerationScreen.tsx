import { useState, type FormEvent } from 'react';
import { listModerated, moderate } from '#contract/operator/api.ts';
import type { ModeratedAccount, ModerationAction } from '#contract/operator/types.ts';
import { useUser } from '../../lib/account.ts';
import { confirm } from '../../lib/confirm.ts';
import { ApiError } from '../../lib/failures/errors.ts';
import { invalidate, useCall, useRead } from '../../lib/queries.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { CardSkeletons, InstancePage, RefreshButton } from '../instance/public.ts';
import { t } from './messages.ts';

/** Lets operators warn users and put accounts on probation, and take both back. */
export function ModerationScreen() {
  const user = useUser();
  const list = useRead(listModerated, {}, { isEnabled: user?.is_operator === true, staleTime: 0 });
  return (
    <InstancePage title={t('moderation')} page="instanceModeration" width="text" actions={<RefreshButton of={list} />}>
      <p className="max-w-[62ch] text-muted">{t('moderation_intro')}</p>
      <ModerateForm />
      <h2 className="mt-3 text-[16px] leading-6 font-semibold tracking-[-0.014em]">{t('moderated')}</h2>
      <Loaded of={list} skeleton={<CardSkeletons label={t('loading')} />}>
        {({ accounts }) =>
          accounts.length === 0 ? (
            <EmptyState title={t('moderated_none')}>{t('moderated_none_text')}</EmptyState>
          ) : (
            <ul aria-label={t('moderated')} className="flex flex-col gap-3">
              {accounts.map((account) => (
                <AccountCard key={account.user_id} account={account} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </InstancePage>
  );
}

/** Both steps are asked about first, because the user is told at once. */
const questions = {
  raise_warning: (email: string) => ({
    title: t('warn_title', { email }),
    description: t('warn_text'),
    confirmLabel: t('warn'),
  }),
  start_probation: (email: string) => ({
    title: t('probation_title', { email }),
    description: t('probation_text'),
    confirmLabel: t('start_probation'),
  }),
};

const doneText = {
  raise_warning: (email: string) => t('warned', { email }),
  withdraw_warning: (email: string) => t('withdrawn', { email }),
  start_probation: (email: string) => t('probation_started', { email }),
  end_probation: (email: string) => t('probation_ended', { email }),
} satisfies Record<ModerationAction, (email: string) => string>;

function ModerateForm() {
  const call = useCall(moderate);
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<string>();

  async function ask(action: keyof typeof questions) {
    const address = email.trim();
    if (!/^\S+@\S+\.\S+$/.test(address)) return setProblem(t('ask_email_wrong'));
    setProblem(undefined);
    if (call.isPending || !(await confirm(questions[action](address)))) return;
    try {
      await call.mutateAsync({ body: { email: address, action } });
      toastSuccess(doneText[action](address));
      setEmail('');
      invalidate(listModerated);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) setProblem(t('no_account'));
      else toastError(error);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void ask('raise_warning');
      }}
      className="flex flex-col gap-4 rounded-xl border border-line p-5 dark:bg-surface"
    >
      <TextField
        label={t('ask_email')}
        type="email"
        autoComplete="off"
        value={email}
        error={problem}
        onChange={(event) => setEmail(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isBusy={call.isPending}>
          {t('warn')}
        </Button>
        <Button onClick={() => void ask('start_probation')}>{t('start_probation')}</Button>
      </div>
    </form>
  );
}

function AccountCard({ account: { email, warning, is_in_probation } }: { account: ModeratedAccount }) {
  const call = useCall(moderate);

  async function undo(action: 'withdraw_warning' | 'end_probation') {
    try {
      await call.mutateAsync({ body: { email, action } });
      toastSuccess(doneText[action](email));
    } catch (error) {
      toastError(error);
    }
    invalidate(listModerated);
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-xl border border-line p-5 dark:bg-surface">
      <div className="flex min-w-0 flex-[1_1_260px] flex-col gap-2">
        <p className="font-medium break-words">{email}</p>
        <p className="flex flex-wrap gap-2">
          {is_in_probation && <Badge tone="danger">{t('on_probation')}</Badge>}
          {warning !== 'none' && <Badge>{warning === 'read' ? t('warning_read') : t('warning_unread')}</Badge>}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {warning !== 'none' && (
          <Button
            isBusy={call.isPending}
            aria-label={t('withdraw_of', { email })}
            onClick={() => void undo('withdraw_warning')}
          >
            {t('withdraw')}
          </Button>
        )}
        {is_in_probation && (
          <Button
            isBusy={call.isPending}
            aria-label={t('end_probation_of', { email })}
            onClick={() => void undo('end_probation')}
          >
            {t('end_probation')}
          </Button>
        )}
      </div>
    </li>
  );
}
