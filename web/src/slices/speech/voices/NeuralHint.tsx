import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import type { Model } from '#contract/models/types.ts';
import { pages } from '#contract/pages.ts';
import { useUser } from '../../../lib/account.ts';
import { lacksNeural } from '../../../lib/models/neural-engine.ts';
import { t } from './messages.ts';

/** Says that this server has no neural voice, where that is so, and leads operators to the models. */
export function NeuralHint({ models }: { models: readonly Model[] | undefined }) {
  const isOperator = useUser()?.is_operator === true;
  if (!lacksNeural(models)) return null;
  return (
    <p className="flex items-start gap-2 px-1 text-caption text-muted">
      <Sparkles size={14} strokeWidth={1.75} aria-hidden="true" className="mt-px flex-none" />
      <span>
        {t('no_neural')}{' '}
        {isOperator ? (
          <Link to={pages.instanceModels} className="font-medium text-accent underline underline-offset-[3px]">
            {t('no_neural_install')}
          </Link>
        ) : (
          t('no_neural_ask')
        )}
      </span>
    </p>
  );
}
