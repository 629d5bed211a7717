import { clsx } from 'clsx';
import type { ApiKey } from '#contract/api-keys/types.ts';
import { formatDate } from '../../../lib/format.ts';
import { tableCell, tableClass, tableHead, tableRow } from '../../../ui/layout/Table.tsx';
import { KeyCredits, KeyMenu, KeySwitch, type KeyProps } from './KeyParts.tsx';
import { KeyStates } from './KeyStates.tsx';
import { t } from '../messages.ts';
import { Permissions } from './Permissions.tsx';

interface KeyTableProps {
  keys: ApiKey[];
  onOpen: KeyProps['onOpen'];
}

export function KeyTable({ keys, onOpen }: KeyTableProps) {
  return (
    <div className="overflow-x-auto">
      <table className={tableClass}>
        <caption className="sr-only">{t('list')}</caption>
        <thead>
          <tr>
            <th className={tableHead()}>{t('column_name')}</th>
            <th className={tableHead()}>{t('column_permissions')}</th>
            <th className={tableHead()}>{t('column_created')}</th>
            <th className={tableHead()}>{t('column_last_used')}</th>
            <th className={clsx(tableHead(), 'w-[180px]')}>{t('column_credits')}</th>
            <th className={tableHead()}>{t('column_enabled')}</th>
            <th className={tableHead()}>
              <span className="sr-only">{t('column_actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((apiKey) => (
            <tr key={apiKey.key_id} className={tableRow()}>
              <th
                scope="row"
                className={clsx(tableCell(), 'max-w-[260px] text-start', apiKey.is_disabled && 'text-muted')}
              >
                <span className="block truncate text-body font-medium">{apiKey.name}</span>
                <span className="font-mono text-caption font-normal text-muted">
                  <bdi dir="ltr">{apiKey.hint}</bdi>
                </span>
                <KeyStates apiKey={apiKey} />
              </th>
              <td className={tableCell()}>
                <Permissions apiKey={apiKey} />
              </td>
              <td className={clsx(tableCell(), 'whitespace-nowrap')}>{formatDate(apiKey.created_at_unix)}</td>
              <td className={clsx(tableCell(), 'whitespace-nowrap')}>
                {apiKey.last_used_at_unix === null ? (
                  <span className="text-muted">{t('never')}</span>
                ) : (
                  formatDate(apiKey.last_used_at_unix)
                )}
              </td>
              <td className={tableCell()}>
                <KeyCredits apiKey={apiKey} />
              </td>
              <td className={tableCell()}>
                <KeySwitch apiKey={apiKey} />
              </td>
              <td className={clsx(tableCell(), 'w-12')}>
                <KeyMenu apiKey={apiKey} onOpen={onOpen} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
