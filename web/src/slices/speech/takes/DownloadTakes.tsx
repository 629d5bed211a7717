import { Download } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { openDownloads } from '../../downloads/public.ts';
import { t as speech } from '../messages.ts';
import { t } from './messages.ts';
import type { Take } from './take-rules.ts';
import { loadedId, onLoaded } from './takes.ts';
import { useShownTakes } from './use-shown-takes.ts';
import { useTake } from './use-take.ts';

/** Downloads the take that plays, or else the newest one. */
export function DownloadTakes() {
  const { shown } = useShownTakes();
  const loaded = useSyncExternalStore(onLoaded, loadedId, () => null);
  const take = shown.find(({ id }) => id === loaded) ?? shown.at(-1);
  return take ? <DownloadTake take={take} takes={shown.map(({ id }) => id)} /> : null;
}

function DownloadTake({ take, takes }: { take: Take; takes: readonly string[] }) {
  const { item } = useTake(take.id);
  const numbered = speech('take', { number: take.number });
  const name = item?.take.name;
  const title = name ? `${numbered}, ${name}` : numbered;
  return (
    <IconButton
      label={t('download_take', { name: numbered })}
      aria-haspopup="dialog"
      disabledReason={item ? undefined : t('take_not_stored')}
      onClick={(event) => openDownloads({ id: take.id, title, takes }, event.currentTarget)}
    >
      <Download size={18} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
