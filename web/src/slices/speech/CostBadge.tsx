import { clsx } from 'clsx';
import { formatCredits } from '../../lib/format.ts';
import { PriceBadge } from '../../ui/plan/PriceBadge.tsx';
import { t } from './messages.ts';
import type { Speech } from './use-speech.ts';

/** Says beside the button what the generation costs, and what for where that is not the whole text. */
export function CostBadge({ speech }: { speech: Speech }) {
  const { cost, isFree, freeTakes, isPartly, redo } = speech;
  if (isFree)
    return <PriceBadge isFree>{freeTakes > 0 ? t('free_left', { count: freeTakes }) : t('cost_free')}</PriceBadge>;
  const again = redo.found?.sentences.filter(({ isKept }) => !isKept).length ?? 0;
  return (
    // The figure keeps its contrast while it is asked for.
    <span aria-busy={redo.isPending} className={clsx('contents', redo.isPending && '[&_svg]:opacity-60')}>
      <PriceBadge>
        {isPartly
          ? t('cost_sentences', { credits: formatCredits(cost), count: again })
          : t('cost_about', { credits: formatCredits(cost) })}
      </PriceBadge>
    </span>
  );
}
