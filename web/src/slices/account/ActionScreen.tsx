import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { verifyEmail } from '#contract/action-links.ts';
import { call } from '../../lib/api.ts';
import { ApiError, errorMessage } from '../../lib/errors.ts';
import { useDelayed, useTitle } from '../../lib/hooks.ts';
import { useParam } from '../../lib/params.ts';
import { homePath } from '../../lib/redirect.ts';
import { restoreSession, sessionStore } from '../../lib/session.ts';
import { useStore } from '../../lib/store.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { ErrorCard } from '../../ui/ErrorCard.tsx';
import { DoorFrame } from './DoorFrame.tsx';
import { t } from './messages.ts';

const SignInLink = () => (
  <Link to="/app/sign-in" className={`${buttonClass({ look: 'primary' })} self-start`}>
    {t('sign_in')}
  </Link>
);

/** Where the links in mails lead. */
export function ActionScreen() {
  useTitle(t('link_page'));
  const mode = useParam('mode');
  const oobCode = useParam('oobCode');
  const code = useParam('verificationCode') ?? oobCode;
  if (mode === 'verifyEmail' && code) return <VerifyEmail code={code} />;
  return (
    <DoorFrame title={t('link_nowhere_title')} intro={t('link_nowhere_intro')}>
      <p>{t('link_nowhere_text')}</p>
      <SignInLink />
    </DoorFrame>
  );
}

function VerifyEmail({ code }: { code: string }) {
  // A query, not an effect: the code works once, and the cache keeps it from being used twice.
  const check = useQuery({
    queryKey: ['verify-email', code],
    queryFn: async () => {
      const answer = await call(verifyEmail, { body: { action_code: code } });
      // Who is signed in already gets a token that knows it.
      await restoreSession();
      return answer;
    },
    staleTime: Infinity,
    retry: false,
  });
  const isIn = useStore(sessionStore, ({ status, email_verified }) => status === 'in' && email_verified);
  const isLate = useDelayed(check.isPending);
  if (check.isPending) return <DoorFrame title={isLate ? t('link_checking') : ''} />;
  if (check.isSuccess) {
    return (
      <DoorFrame title={t('verified_title')} intro={isIn ? t('verified_in') : t('verified_out')}>
        {isIn ? (
          <Link to={homePath} className={`${buttonClass({ look: 'primary' })} self-start`}>
            {t('continue')}
          </Link>
        ) : (
          <SignInLink />
        )}
      </DoorFrame>
    );
  }
  const isRefused = check.error instanceof ApiError && check.error.status > 0 && check.error.status < 500;
  if (!isRefused) {
    return (
      <DoorFrame title={t('unchecked_title')}>
        <ErrorCard title={errorMessage(check.error)} onRetry={() => void check.refetch()}>
          {t('unchecked_text')}
        </ErrorCard>
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title={t('refused_title')} intro={errorMessage(check.error)}>
      <p>{t('refused_text')}</p>
      <SignInLink />
    </DoorFrame>
  );
}
