/** The parts of a key that both the table and the cards of a phone show. */
import { Copy, ListTree, PenLine, Power, PowerOff, RefreshCw, Trash2 } from 'lucide-react';
import type { ApiKey } from '#contract/api-keys/types.ts';
import { formatNumber } from '../../../lib/format.ts';
import { ActionsMenu } from '../../../ui/overlay/ActionsMenu.tsx';
import { Meter } from '../../../ui/plan/Meter.tsx';
import { Switch } from '../../../ui/form/Switch.tsx';
import { askToDelete, copyId, setEnabled } from '../keys.ts';
import { t } from '../messages.ts';

export interface KeyProps {
  apiKey: ApiKey;
  /** Actions that open a dialog or a drawer. */
  onOpen(what: KeyPart, apiKey: ApiKey): void;
}
export type KeyPart = 'edit' | 'rotate' | 'log';

export function KeyCredits({ apiKey }: { apiKey: ApiKey }) {
  const { name, character_count: used, character_limit: limit } = apiKey;
  if (limit === null) return <span className="tabular-nums">{formatNumber(used)}</span>;
  return (
    <span className="flex flex-col gap-1.5">
      <span className="tabular-nums">
        {t('credits_of_limit', { used: formatNumber(used), limit: formatNumber(limit) })}
      </span>
      <Meter label={t('credits_used', { name })} used={used} limit={limit} />
    </span>
  );
}

export function KeySwitch({ apiKey }: { apiKey: ApiKey }) {
  return (
    <Switch
      label={<span className="sr-only">{t('enable_key', { name: apiKey.name })}</span>}
      isOn={!apiKey.is_disabled}
      onChange={(isOn) => void setEnabled(apiKey, isOn)}
    />
  );
}

export function KeyMenu({ apiKey, onOpen }: KeyProps) {
  const label = t('actions_of', { name: apiKey.name });
  return (
    <ActionsMenu
      label={label}
      items={[
        { label: t('edit'), icon: <PenLine />, onSelect: () => onOpen('edit', apiKey) },
        { label: t('log'), icon: <ListTree />, onSelect: () => onOpen('log', apiKey) },
        { label: t('rotate'), icon: <RefreshCw />, onSelect: () => onOpen('rotate', apiKey) },
        { label: t('copy_id'), icon: <Copy />, onSelect: () => void copyId(apiKey) },
        {
          label: apiKey.is_disabled ? t('enable') : t('disable'),
          icon: apiKey.is_disabled ? <Power /> : <PowerOff />,
          onSelect: () => void setEnabled(apiKey, apiKey.is_disabled),
        },
        'divider',
        { label: t('delete'), icon: <Trash2 />, isDanger: true, onSelect: () => void askToDelete(apiKey) },
      ]}
    />
  );
}
