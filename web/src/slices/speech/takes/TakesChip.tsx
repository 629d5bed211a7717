import { useState, useSyncExternalStore } from 'react';
import { Layers } from 'lucide-react';
import { useStore } from '../../../lib/store.ts';
import { Chip } from '../../../ui/button/Chip.tsx';
import { Sheet } from '../../../ui/overlay/Sheet.tsx';
import { t } from '../messages.ts';
import { loadedId, onLoaded, takesStore } from './takes.ts';
import { compare, TakeStrip } from './TakeStrip.tsx';

/** Shows the takes as one chip on a phone. It says which one is loaded and opens a sheet with all. */
export function TakesChip() {
  const takes = useStore(takesStore, (list) => list.takes);
  const loaded = useSyncExternalStore(onLoaded, loadedId);
  const [isOpen, setIsOpen] = useState(false);
  if (takes.length === 0) return null;
  const at = takes.findIndex(({ id }) => id === loaded);
  const short = at === -1 ? String(takes.length) : `${at + 1}/${takes.length}`;
  return (
    <span className="contents md:hidden">
      <Chip aria-label={t('takes_chip', { count: takes.length, at: at + 1 })} onClick={() => setIsOpen(true)}>
        <Layers size={14} strokeWidth={1.75} aria-hidden="true" />
        <span className="tabular-nums">{short}</span>
      </Chip>
      {takes.length > 1 && (
        <Chip aria-label={t('compare')} onClick={compare}>
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
