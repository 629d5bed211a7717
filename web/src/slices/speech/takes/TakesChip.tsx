import { useState, useSyncExternalStore } from 'react';
import { Layers } from 'lucide-react';
import { Chip } from '../../../ui/button/Chip.tsx';
import { Sheet } from '../../../ui/overlay/Sheet.tsx';
import { t as speech } from '../messages.ts';
import { t } from './messages.ts';
import { loadedId, onLoaded } from './takes.ts';
import { compare, TakeStrip } from './TakeStrip.tsx';
import { useShownTakes } from './use-shown-takes.ts';

/** Shows the takes as one chip on a phone. It says which one is loaded and opens a sheet with all. */
export function TakesChip() {
  const { shown: takes, group } = useShownTakes();
  const loaded = useSyncExternalStore(onLoaded, loadedId);
  const [isOpen, setIsOpen] = useState(false);
  if (takes.length === 0) return null;
  const own = takes.filter((take) => take.group === group);
  const at = own.find(({ id }) => id === loaded)?.number ?? 0;
  // The numbers of the cards stay when a take is removed, so the last number can be higher than the count.
  const count = at > 0 ? (own.at(-1)?.number ?? at) : takes.length;
  const short = at > 0 ? `${at}/${count}` : String(count);
  return (
    <span className="contents md:hidden">
      <Chip aria-label={t('takes_chip', { count, at })} onClick={() => setIsOpen(true)}>
        <Layers size={14} strokeWidth={1.75} aria-hidden="true" />
        <span className="tabular-nums">{short}</span>
      </Chip>
      {takes.length > 1 && (
        <Chip aria-label={speech('compare')} onClick={compare}>
          {t('compare_short')}
        </Chip>
      )}
      <Sheet title={t('takes')} isOpen={isOpen} onOpenChange={setIsOpen}>
        <div className="px-5 pt-1 pb-6">
          <TakeStrip />
        </div>
      </Sheet>
    </span>
  );
}
