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
export const Traits = ({ license, is_cloning, kind }: Pick<CatalogModel, 'license' | 'is_cloning' | 'kind'>) => (
  <>
    {is_cloning && <Badge>{t('cloning')}</Badge>}
    {license.allows_commercial_use === false && (
      <Badge tone="warning">{t(kind === 'speech' ? 'not_for_sale' : 'not_commercial')}</Badge>
    )}
  </>
);

/**
 * What the model is for: how many voices it has, or how it helps, where no description says that; nothing of a recogniser,
 * whose abilities are listed.
 */
export function purposeWords({ kind, speakers, description }: Pick<CatalogModel, 'kind' | 'speakers' | 'description'>) {
  if (kind === 'speech') return [t('voices', { count: speakers }), description].filter(Boolean).join(' · ');
  return kind === 'recognition' || description ? description : t(`kind_${kind}`);
}

/** What a recogniser can do. */
export function Abilities({ abilities }: Pick<CatalogModel, 'abilities'>) {
  if (!abilities) return null;
  const can = [
    ...(abilities.streaming === 'live' ? [t('can_live')] : []),
    t(abilities.word_times === 'measured' ? 'can_word_times' : 'can_estimated_times'),
    ...(['detects_language', 'writes_punctuation', 'confidence', 'keyterms', 'translates'] as const)
      .filter((one) => abilities[one])
      .map((one) => t(`can_${one}`)),
  ];
  return (
    <span className="mt-1 flex flex-wrap gap-1">
      <span className="sr-only">{t('can')}: </span>
      {can.map((one) => (
        <Badge key={one}>{one}</Badge>
      ))}
    </span>
  );
}
