import { toastError } from '../../../lib/toasts.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FadedList } from '../../../ui/layout/FadedList.tsx';
import { t as speech } from '../messages.ts';
import { t } from './messages.ts';
import { switchTake } from './compare.ts';
import { EarlierTakes } from './EarlierTakes.tsx';
import { TakeCard } from './TakeCard.tsx';
import { useShownTakes } from './use-shown-takes.ts';

export const compare = (): void => void switchTake().catch((error: unknown) => toastError(error));

/** Shows the takes of the text, the newest at the end. At most four are visible; the others can be scrolled to. */
export function TakeStrip() {
  const { shown, earlier, group } = useShownTakes();
  const kept = shown.filter(({ isKept }) => isKept).length;
  const [first, ...others] = earlier;
  if (shown.length === 0) return first && <EarlierTakes takes={[first, ...others]} />;
  return (
    <section
      aria-label={t('takes')}
      className="flex flex-none items-center gap-2 border-t border-line px-6 py-3 max-md:flex-col max-md:items-stretch max-md:border-0 max-md:px-0"
    >
      <div className="w-14 flex-none max-md:hidden">
        <p className="text-table font-medium">{t('takes')}</p>
        <p className="text-caption text-muted tabular-nums">
          {kept > 0 ? t('takes_kept', { count: kept }) : t('takes_count', { count: shown.length })}
        </p>
      </div>
      <FadedList
        newest={shown.at(-1)?.id}
        className="-m-1 min-w-0 flex-1 snap-x gap-2 p-1 max-md:flex-col max-md:overflow-visible"
      >
        {shown.map((take) => (
          <TakeCard key={take.id} take={take} isOfText={take.group === group} />
        ))}
      </FadedList>
      {shown.length > 1 && (
        <Button
          size="sm"
          aria-keyshortcuts="A"
          aria-label={speech('compare')}
          title={speech('compare')}
          onClick={compare}
        >
          {t('compare_short')}
        </Button>
      )}
    </section>
  );
}
