import { formatNumber } from '../../../lib/format.ts';
import { t } from './messages.ts';
import type { ReadRules } from './read-file.ts';

/** Lines that are listed by themselves. */
const maxListed = 100;

/** Says how many rules were read, and names each line that is none. */
export function ReadReport({ read: { rules, refused, inPart = 0 } }: { read: Omit<ReadRules, 'kind'> }) {
  return (
    <div role="status" className="flex flex-col gap-1.5 text-table">
      <p className="font-medium">{t('read', { count: rules.length })}</p>
      {inPart > 0 && <p className="text-muted">{t('in_part', { count: inPart })}</p>}
      {refused.length > 0 && (
        <>
          <p className="text-warning">{t('refused', { count: refused.length })}</p>
          <ul
            aria-label={t('refused', { count: refused.length })}
            // A scrollable area must be reachable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className="max-h-40 overflow-auto rounded-md border border-line"
          >
            {refused.slice(0, maxListed).map((one) => {
              const place = 'line' in one ? t('line', { line: one.line }) : t('entry', { entry: one.lexeme });
              return (
                <li key={place} className="border-b border-line px-3 py-1.5 last:border-b-0">
                  <span className="text-muted tabular-nums">{place}</span>{' '}
                  <bdi className="font-mono text-caption break-all">{one.text.slice(0, 80)}</bdi>
                  <span className="block text-caption text-muted">{t(`reason_${one.reason}`)}</span>
                </li>
              );
            })}
            {refused.length > maxListed && (
              <li className="px-3 py-1.5 text-caption text-muted">
                {t('more_refused', { count: formatNumber(refused.length - maxListed) })}
              </li>
            )}
          </ul>
        </>
      )}
    </div>
  );
}
