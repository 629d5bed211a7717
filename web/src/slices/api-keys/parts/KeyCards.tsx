import type { ApiKey } from '#contract/api-keys/types.ts';
import { formatDate } from '../../../lib/format.ts';
import { KeyCredits, KeyMenu, KeySwitch, type KeyProps } from './KeyParts.tsx';
import { KeyStates } from './KeyStates.tsx';
import { t } from '../messages.ts';
import { Permissions } from './Permissions.tsx';

/** Shows the keys as cards on a narrow screen. */
export function KeyCards({ keys, onOpen }: { keys: ApiKey[]; onOpen: KeyProps['onOpen'] }) {
  return (
    <ul aria-label={t('list')} className="flex flex-col gap-3">
      {keys.map((apiKey) => (
        <li key={apiKey.key_id} className="flex flex-col gap-2 rounded-xl border border-line p-4">
          <div className="flex items-center gap-2">
            <div className="min-w-0 flex-1">
              <p className="font-medium break-words">{apiKey.name}</p>
              <p className="font-mono text-caption text-muted">
                <bdi dir="ltr">{apiKey.hint}</bdi>
              </p>
              <KeyStates apiKey={apiKey} />
            </div>
            <KeySwitch apiKey={apiKey} />
            <KeyMenu apiKey={apiKey} onOpen={onOpen} />
          </div>
          <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 text-table [&>dt]:text-muted">
            <dt>{t('column_permissions')}</dt>
            <dd>
              <Permissions apiKey={apiKey} />
            </dd>
            <dt>{t('column_credits')}</dt>
            <dd>
              <KeyCredits apiKey={apiKey} />
            </dd>
          </dl>
          <p className="text-caption text-muted">
            {t('created_on', { date: formatDate(apiKey.created_at_unix) })}
            {' · '}
            {apiKey.last_used_at_unix === null
              ? t('never_used')
              : t('used_on', { date: formatDate(apiKey.last_used_at_unix) })}
          </p>
        </li>
      ))}
    </ul>
  );
}
