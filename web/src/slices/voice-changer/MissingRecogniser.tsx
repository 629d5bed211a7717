import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { getSpeechToTextOptions } from '#contract/speech-to-text/api.ts';
import { useUser } from '../../lib/account.ts';
import { useRead } from '../../lib/queries.ts';
import { buttonClass } from '../../ui/button/Button.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { t } from './messages.ts';

/** Says before anything is spent that no words will be recognised, and what that means for the result. */
export function MissingRecogniser() {
  const isOperator = useUser()?.is_operator === true;
  const options = useRead(getSpeechToTextOptions, {}).data;
  if (!options || options.is_available) return null;
  return (
    <Banner
      tone="info"
      action={
        isOperator && (
          <Link to={pages.instanceModels} className={buttonClass({ size: 'sm' })}>
            {t('install_model')}
          </Link>
        )
      }
    >
      <p className="font-medium">{t('no_recogniser')}</p>
      {isOperator && options.missing !== null && <p className="text-muted">{options.missing}</p>}
    </Banner>
  );
}
