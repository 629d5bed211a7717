import type { ApiKey } from '#contract/api-keys/types.ts';
import { formatDate, formatRelative } from '../../../lib/format.ts';
import { Badge } from '../../../ui/display/Badge.tsx';
import { statesOf, type KeyState } from '../key-state.ts';
import { t } from '../messages.ts';

const tones = { expired: 'danger', disabled: 'plain', expiring: 'warning', rotating: 'info' } as const;

function words(state: KeyState, { expires_at_unix, previous_secret_expires_at_unix }: ApiKey): string {
  if (state === 'expired') return t('state_expired');
  if (state === 'disabled') return t('state_disabled');
  if (state === 'expiring') return t('state_expiring', { date: formatRelative(expires_at_unix ?? 0) });
  return t('state_rotating', { date: formatRelative(previous_secret_expires_at_unix ?? 0) });
}

/** Shows badges for a key that is disabled, expired, restricted to addresses, or being rotated. */
export function KeyStates({ apiKey }: { apiKey: ApiKey }) {
  const states = statesOf(apiKey);
  const { allowed_ips, expires_at_unix } = apiKey;
  const isCalm = states.every((state) => state !== 'expired' && state !== 'expiring');
  if (states.length === 0 && !allowed_ips && expires_at_unix === null) return null;
  return (
    <span className="flex flex-wrap items-center gap-1.5 pt-1 text-caption font-normal text-muted">
      {states.map((state) => (
        <Badge key={state} tone={tones[state]}>
          {words(state, apiKey)}
        </Badge>
      ))}
      {isCalm && expires_at_unix !== null && <span>{t('expires_on', { date: formatDate(expires_at_unix) })}</span>}
      {allowed_ips && <span title={allowed_ips.join('\n')}>{t('from_addresses', { count: allowed_ips.length })}</span>}
    </span>
  );
}
