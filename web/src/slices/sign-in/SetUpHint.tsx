import { AuthLayout } from '../../ui/layout/AuthLayout.tsx';
import { t } from './messages.ts';

/** Shown on a new installation, where only those who can read the terminal may create the first account. */
export function SetUpHint() {
  return (
    <AuthLayout title={t('hint_title')} intro={t('hint_intro')}>
      <p className="text-lead">{t('hint_text')}</p>
      <p className="text-muted">{t('hint_again')}</p>
    </AuthLayout>
  );
}
