import { useEffect, useRef } from 'react';
import { useStore } from '../../../lib/store.ts';
import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { t } from '../messages.ts';
import { switchTake } from './compare.ts';
import { TakeCard } from './TakeCard.tsx';
import { takesStore } from './takes.ts';

export const compare = (): void => void switchTake().catch((error: unknown) => toastError(error));

/** Shows the takes of the text, the newest at the end. Four are visible; the others can be scrolled to. */
export function TakeStrip() {
  const takes = useStore(takesStore, (list) => list.takes);
  const list = useRef<HTMLUListElement>(null);
  const newest = takes.at(-1)?.id;
  const kept = takes.filter(({ isKept }) => isKept).length;
  useEffect(() => {
    if (!newest) return;
    const end = (list.current?.scrollWidth ?? 0) * (document.dir === 'rtl' ? -1 : 1);
    list.current?.scrollTo({ left: end });
  }, [newest]);
  if (takes.length === 0) return null;
  return (
    <section
      aria-label={t('takes')}
      className="flex flex-none items-center gap-2 border-t border-line px-6 py-3 max-md:flex-col max-md:items-stretch max-md:border-0 max-md:px-0"
    >
      <div className="w-14 flex-none max-md:hidden">
        <p className="text-table font-medium">{t('takes')}</p>
        <p className="text-caption text-muted tabular-nums">
          {kept > 0 ? t('takes_kept', { count: kept }) : t('takes_count', { count: takes.length })}
        </p>
      </div>
      <ul
        ref={list}
        className="-m-1 flex min-w-0 flex-1 snap-x gap-2 overflow-x-auto p-1 max-md:flex-col max-md:overflow-visible"
      >
        {takes.map((take) => (
          <TakeCard key={take.id} take={take} />
        ))}
      </ul>
      {takes.length > 1 && (
        <Button size="sm" aria-keyshortcuts="A" aria-label={t('compare')} title={t('compare')} onClick={compare}>
          {t('compare_short')}
        </Button>
      )}
    </section>
  );
}
