import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { buttonClass } from '../../../ui/button/Button.tsx';
import { AuthLayout } from '../../../ui/layout/AuthLayout.tsx';
import { t } from '../messages.ts';

export function RecoverEmailAction() {
  return (
    <AuthLayout title={t('recover_title')} intro={t('recover_intro')}>
      <p>{t('recover_text')}</p>
      <Link to={pages.signIn} className={`${buttonClass({ look: 'primary' })} self-start`}>
        {t('sign_in')}
      </Link>
    </AuthLayout>
  );
}
