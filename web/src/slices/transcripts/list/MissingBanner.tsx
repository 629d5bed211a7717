import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { useUser } from '../../../lib/account.ts';
import { buttonClass } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { t } from './messages.ts';

interface MissingBannerProps {
  /** What has to be installed, in the words of the server. */
  missing: string | null;
  /** The language that nothing here knows. */
  language?: string | undefined;
}

/** Says what is missing before anything is uploaded, and leads those who can change it there. */
export function MissingBanner({ missing, language }: MissingBannerProps) {
  const isOperator = useUser()?.is_operator === true;
  return (
    <Banner
      tone="warning"
      action={
        isOperator && (
          <Link to={pages.instanceModels} className={buttonClass({ size: 'sm' })}>
            {t('install_model')}
          </Link>
        )
      }
    >
      <p className="font-medium">{language === undefined ? t('missing') : t('missing_language', { language })}</p>
      {missing !== null && <p>{missing}</p>}
      {!isOperator && <p className="text-muted">{t('ask_operator')}</p>}
    </Banner>
  );
}
