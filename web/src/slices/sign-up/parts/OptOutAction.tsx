import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { optOutOfUpdates } from '#contract/profile/api.ts';
import { call } from '../../../lib/api.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { moveTo, type Action } from '../action-state.ts';
import { useLeave } from '../action-visit.ts';
import { AuthLayout } from './AuthLayout.tsx';
import { LinkCheck } from './LinkCheck.tsx';
import { t } from '../messages.ts';

export function OptOutAction({ action: { code } }: { action: Action }) {
  const [state, move] = useReducer(moveTo, 'none');
  // This link always leads to the root, whatever its target is.
  const leave = useLeave(undefined);
  const ask = useQuery({
    queryKey: ['opt-out', code],
    queryFn: () => call(optOutOfUpdates, { body: { opt_out_updates_key: code } }),
    staleTime: Infinity,
    retry: false,
  });
  const { isSuccess, isFetching } = ask;
  useEffect(() => {
    if (isFetching) move('none');
    else move(isSuccess ? 'optOutUpdatesSuccess' : 'optOutUpdatesFailed');
  }, [isSuccess, isFetching]);
  if (isFetching) return <LinkCheck />;
  function close() {
    move('none');
    leave('/');
  }
  return (
    <AuthLayout title={t('link_page')}>
      <Dialog
        width="sm"
        title={t('opted_out_title')}
        description={t('opted_out_text')}
        isOpen={state === 'optOutUpdatesSuccess'}
        onOpenChange={close}
        footer={
          <Button look="primary" data-autofocus onClick={close}>
            {t('continue')}
          </Button>
        }
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
