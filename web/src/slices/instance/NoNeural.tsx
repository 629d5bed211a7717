import { Link } from '@tanstack/react-router';
import { listModels } from '#contract/models/api.ts';
import { pages } from '#contract/pages.ts';
import { lacksNeural } from '../../lib/models/neural-engine.ts';
import { useRead } from '../../lib/queries.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { t } from './set-up/messages.ts';

/** Leads operators to the models while there is no neural voice. */
export function NoNeural() {
  const { data } = useRead(listModels, {}, { staleTime: 0 });
  if (!lacksNeural(data)) return null;
  return (
    <Banner tone="info">
      {t('no_neural')}{' '}
      <Link to={pages.instanceModels} className="font-medium underline underline-offset-[3px]">
        {t('no_neural_install')}
      </Link>
    </Banner>
  );
}
