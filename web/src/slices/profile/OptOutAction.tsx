import { useEffect } from 'react';
import { optOutOfUpdates } from '#contract/profile/api.ts';
import { call } from '../../lib/api.ts';
import type { LinkAction } from '../../lib/slice.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { AuthLayout } from '../../ui/layout/AuthLayout.tsx';
import { LinkCheck, OutcomeDialog, useLinkQuery, useLinkState } from '../action-links/public.ts';
import { t } from './messages.ts';

export function OptOutAction({ action }: { action: LinkAction }) {
  // This link always leads to the root, whatever its target is.
  const { state, move, close } = useLinkState(undefined, '/');
  const ask = useLinkQuery(action, () => call(optOutOfUpdates, { body: { opt_out_updates_key: action.code } }));
  const { isSuccess, isFetching } = ask;
  useEffect(() => {
    if (isFetching) move('none');
    else move(isSuccess ? 'optOutUpdatesSuccess' : 'optOutUpdatesFailed');
  }, [isSuccess, isFetching, move]);
  if (isFetching) return <LinkCheck />;
  return (
    <AuthLayout title={t('link_page')}>
      <OutcomeDialog
        title={t('opted_out_title')}
        text={t('opted_out_text')}
        label={t('continue')}
        isOpen={state === 'optOutUpdatesSuccess'}
        onClose={close}
      />
      <Dialog
        width="sm"
        title={t('opt_out_failed_title')}
        description={t('opt_out_failed_text')}
        isOpen={state === 'optOutUpdatesFailed'}
        onOpenChange={close}
        footer={
          <>
            <Button onClick={close}>{t('close')}</Button>
            <Button look="primary" data-autofocus onClick={() => void ask.refetch()}>
              {t('try_again')}
            </Button>
          </>
        }
      />
    </AuthLayout>
  );
}
