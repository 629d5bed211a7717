import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { buttonClass, Button } from '../../ui/button/Button.tsx';
import { AuthLayout } from '../../ui/layout/AuthLayout.tsx';
import { t } from './messages.ts';
import { ResendVerification } from './ResendVerification.tsx';

interface Props {
  email: string;
  continueUrl: string | undefined;
  onChange(): void;
}

export function CheckInbox({ email, continueUrl, onChange }: Props) {
  return (
    <AuthLayout title={t('inbox_title')}>
      <p role="status" className="text-lead">
        {t.rich('inbox_text', { email: <strong className="font-semibold break-words">{email}</strong> })}
      </p>
      <p className="text-muted">{t('inbox_no_mail')}</p>
      <div className="flex flex-wrap gap-2">
        <Link to={pages.signIn} className={buttonClass({ look: 'primary' })}>
          {t('inbox_to_sign_in')}
        </Link>
        <ResendVerification email={email} continueUrl={continueUrl} isJustSent />
        <Button look="ghost" onClick={onChange}>
          {t('inbox_other_address')}
        </Button>
      </div>
    </AuthLayout>
  );
}
