import { Link } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import type { LedgerEntry } from '#contract/usage/api.ts';
import { formatDate, formatNumber, formatTime } from '../../../lib/format.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { tableCell, tableClass, tableHead, tableRow } from '../../../ui/layout/Table.tsx';
import { linkClass } from '../../../ui/navigation/link.ts';
import { t } from '../messages.ts';
import { productWord } from '../words.ts';

export const statusWords: Record<LedgerEntry['status'], () => string> = {
  done: () => t('status_done'),
  partial: () => t('status_partial'),
  failed: () => t('status_failed'),
  cached: () => t('status_cached'),
};
const tones = { done: 'plain', partial: 'warning', failed: 'danger', cached: 'success' } as const;

export function LedgerTable({ entries, hasMembers }: { entries: readonly LedgerEntry[]; hasMembers: boolean }) {
  return (
    // A wide table scrolls, also by keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="overflow-x-auto px-2 pb-2 max-md:px-1" tabIndex={0} role="group" aria-label={t('ledger')}>
      <table className={tableClass}>
        <thead>
          <tr>
            <th className={tableHead()}>{t('time')}</th>
            <th className={tableHead()}>{t('spent_on')}</th>
            {hasMembers && <th className={`${tableHead()} max-lg:hidden`}>{t('member')}</th>}
            <th className={`${tableHead()} max-md:hidden`}>{t('source')}</th>
            <th className={`${tableHead()} max-lg:hidden`}>{t('model')}</th>
            <th className={`${tableHead(true)} max-md:hidden`}>{t('amount')}</th>
            <th className={tableHead(true)}>{t('credits')}</th>
            <th className={`${tableHead()} max-md:hidden`}>{t('status')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Row key={entry.entry_id} entry={entry} hasMembers={hasMembers} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ entry, hasMembers }: { entry: LedgerEntry; hasMembers: boolean }) {
  const { created_at_unix, email, key_id, key_name, model_id, characters, audio_seconds, status } = entry;
  const { credits, extra_credits, credits_returned } = entry;
  return (
    <tr className={tableRow()}>
      <td className={`${tableCell()} whitespace-nowrap`}>{formatDate(created_at_unix)}</td>
      <td className={tableCell()}>
        <Item entry={entry} />
      </td>
      {hasMembers && <td className={`${tableCell()} max-lg:hidden`}>{email ?? t('member_gone')}</td>}
      <td className={`${tableCell()} max-md:hidden`}>{key_id === null ? t('web_app') : (key_name ?? t('key_gone'))}</td>
      <td className={`${tableCell()} text-muted max-lg:hidden`}>{model_id}</td>
      <td className={`${tableCell(true)} text-muted max-md:hidden`}>
        {characters > 0 ? t('characters', { count: characters }) : audio_seconds ? formatTime(audio_seconds) : ''}
      </td>
      <td className={tableCell(true)}>
        {formatNumber(credits)}
        {extra_credits > 0 && (
          <span className="block text-caption text-muted">{t('of_these_extra', { count: extra_credits })}</span>
        )}
        {credits_returned !== null && credits_returned > 0 && (
          <span className="block text-caption text-muted">{t('returned', { count: credits_returned })}</span>
        )}
      </td>
      <td className={`${tableCell()} max-md:hidden`}>
        <Badge tone={tones[status]}>{statusWords[status]()}</Badge>
      </td>
    </tr>
  );
}

/** What was made, as a link to it while it exists. Others than its maker cannot open it. */
function Item({ entry: { product, item, item_id } }: { entry: LedgerEntry }) {
  const word = productWord(product);
  if (item === null || item_id === null) return <>{word}</>;
  switch (item) {
    case 'history_item':
      return product === 'sts' ? (
        <Link to={pages.voiceChangerHistory} className={linkClass}>
          {word}
        </Link>
      ) : (
        <Link to={pages.history} search={{ item: item_id }} className={linkClass}>
          {word}
        </Link>
      );
    case 'isolation':
      return (
        <Link to={pages.voiceIsolator} search={{ item: item_id }} className={linkClass}>
          {word}
        </Link>
      );
    case 'transcript':
      return (
        <Link to={pages.transcript} params={{ id: item_id }} className={linkClass}>
          {word}
        </Link>
      );
    default:
      return <>{word}</>;
  }
}
