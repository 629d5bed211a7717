import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { verifyEmail } from '#contract/account.ts';
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

const signInLink = (
  <Link to="/app/sign-in" className={`${buttonClass({ look: 'primary' })} self-start`}>
    Sign in
  </Link>
);

/** Where the links in mails lead. */
export function ActionScreen() {
  useTitle('Account link');
  const mode = useParam('mode');
  const oobCode = useParam('oobCode');
  const code = useParam('verificationCode') ?? oobCode;
  if (mode === 'verifyEmail' && code) return <VerifyEmail code={code} />;
  return (
    <DoorFrame title="This link leads nowhere" intro="It is incomplete, or for something this server does not do.">
      <p>Try to open it again from the mail, in full. If that does not help, ask whoever runs this server.</p>
      {signInLink}
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
  if (check.isPending) return <DoorFrame title={isLate ? 'Checking your link…' : ''} />;
  if (check.isSuccess) {
    return (
      <DoorFrame title="E-mail verified" intro={isIn ? 'That was all.' : 'Sign in once more, and you are done.'}>
        {isIn ? (
          <Link to={homePath} className={`${buttonClass({ look: 'primary' })} self-start`}>
            Continue
          </Link>
        ) : (
          signInLink
        )}
      </DoorFrame>
    );
  }
  const isRefused = check.error instanceof ApiError && check.error.status > 0 && check.error.status < 500;
  if (!isRefused) {
    return (
      <DoorFrame title="Your link could not be checked">
        <ErrorCard title={errorMessage(check.error)} onRetry={() => void check.refetch()}>
          The link is still good. Try again.
        </ErrorCard>
      </DoorFrame>
    );
  }
  return (
    <DoorFrame title="This link does not work" intro={errorMessage(check.error)}>
      <p>If you verified this address before, simply sign in. If not, sign up once more for a new link.</p>
      {signInLink}
    </DoorFrame>
  );
}
