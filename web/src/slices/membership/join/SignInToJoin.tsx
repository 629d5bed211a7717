import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { buttonClass } from '../../../ui/button/Button.tsx';
import { t } from '../messages.ts';
import type { WayProps } from './way.ts';

/** For somebody who has an account and is not signed in. The browser keeps the code, so the sign-in leads back here. */
export function SignInToJoin({ workspace, invitation }: WayProps) {
  return (
    <div className="flex flex-col gap-4">
      <p className="break-words">{t('join_has_account', { email: invitation.email })}</p>
      <p className="break-words text-muted">{t('join_keeps', { workspace })}</p>
      <Link
        to={pages.signIn}
        search={{ email: invitation.email }}
        className={buttonClass({ look: 'primary', size: 'lg' })}
      >
        {t('join_sign_in_accept')}
      </Link>
    </div>
  );
}
