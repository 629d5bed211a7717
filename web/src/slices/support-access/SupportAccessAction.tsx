import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pages } from '#contract/pages.ts';
import { verifySignInRequest } from '#contract/support-access/api.ts';
import type { LinkAction } from '../../lib/slice.ts';
import { useCall } from '../../lib/queries.ts';
import { sessionStore } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Button, buttonClass } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { AuthLayout } from '../../ui/layout/AuthLayout.tsx';
import { attemptMessage, isRefusal } from '../../lib/failures/refusal.ts';
import { LinkCheck, useLinkState } from '../action-links/public.ts';
import { t } from './messages.ts';

/** Shown for the link in the mail that asks for support access. */
export function SupportAccessAction({ action }: { action: LinkAction }) {
  const status = useStore(sessionStore, (session) => session.status);
  const isUnclear = useStore(sessionStore, (session) => session.status === 'unknown' && session.problem === null);
  if (isUnclear) return <LinkCheck />;
  return status === 'in' ? <GrantDialog code={action.code} /> : <SignInFirst />;
}

/** Only the owner of the account can grant access, so the link alone does not suffice. */
function SignInFirst() {
  return (
    <AuthLayout title={t('access_title')} intro={t('access_sign_in')}>
      <Link to={pages.signIn} className={`${buttonClass({ look: 'primary' })} self-start`}>
        {t('access_to_sign_in')}
      </Link>
    </AuthLayout>
  );
}

/** Asks before access is granted, because mail programs open links by themselves. */
function GrantDialog({ code }: { code: string }) {
  const { state, move, close } = useLinkState(undefined, '/');
  const grant = useCall(verifySignInRequest);
  const [problem, setProblem] = useState<string>();
  useEffect(() => move('verifySignInRequest'), [move]);

  async function submit() {
    setProblem(undefined);
    try {
      await grant.mutateAsync({ body: { sign_in_request_verification_code: code } });
      toastSuccess(t('access_granted'));
      close();
    } catch (error) {
      if (!isRefusal(error)) {
        setProblem(attemptMessage(error));
        return;
      }
      toastError(error);
      close();
    }
  }

  return (
    <AuthLayout title={t('link_page')}>
      <Dialog
        title={t('access_title')}
        description={t('access_intro')}
        isOpen={state === 'verifySignInRequest'}
        onOpenChange={close}
        footer={
          <>
            <Button onClick={close}>{t('access_refuse')}</Button>
            <Button look="primary" isBusy={grant.isPending} onClick={() => void submit()}>
              {t('access_grant')}
            </Button>
          </>
        }
      >
        <ul className="flex list-disc flex-col gap-1.5 ps-5">
          <li>{t('access_who')}</li>
          <li>{t('access_how_long')}</li>
          <li>{t('access_what')}</li>
        </ul>
        {problem && <Banner tone="danger">{problem}</Banner>}
      </Dialog>
    </AuthLayout>
  );
}
