import { ExternalLink } from 'lucide-react';
import { clsx } from 'clsx';
import type { CatalogModel } from '#contract/engine-models/types.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { t } from './messages.ts';
import { factorOf, minuteWords } from './words.ts';

/** The name of a license, which leads to its text where that is known. */
export function License({ license: { name, url } }: Pick<CatalogModel, 'license'>) {
  const badge = <Badge tone="line">{name}</Badge>;
  if (!url) return badge;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="inline-flex items-center gap-1 rounded-xs hover:underline"
    >
      {badge}
      <ExternalLink size={12} aria-hidden="true" className="text-muted" />
    </a>
  );
}

/** How quickly a model speaks here: a factor, and how long one minute of audio takes. */
export function Speed({ speed, isEstimate }: { speed: number | null; isEstimate: boolean }) {
  if (speed === null) {
    return (
      <span className="text-muted">
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('unknown_speed')}</span>
      </span>
    );
  }
  const factor = factorOf(speed);
  return (
    <>
      <span className={clsx('block', speed < 1 && 'text-warning')}>
        {isEstimate ? t('about_times', { factor }) : t('times', { factor })}
      </span>
      <span className="block text-caption text-muted">{minuteWords(speed)}</span>
    </>
  );
}

/** What matters before a model is chosen. */
export const Traits = ({ license, is_cloning }: Pick<CatalogModel, 'license' | 'is_cloning'>) => (
  <>
    {is_cloning && <Badge>{t('cloning')}</Badge>}
    {license.allows_commercial_use === false && <Badge tone="warning">{t('not_for_sale')}</Badge>}
  </>
);
