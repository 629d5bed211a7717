import { clsx } from 'clsx';
import { Coins, History } from 'lucide-react';
import { formatCredits } from '../../lib/format.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { t } from './messages.ts';
import type { Speech } from './use-speech.ts';

const icon = { size: 12, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Says beside the button what the generation costs, and what for where that is not the whole text. */
export function CostBadge({ speech }: { speech: Speech }) {
  const { cost, isFree, freeTakes, isPartly, redo } = speech;
  if (isFree)
    return (
      <Badge tone="success">
        <History {...icon} />
        {freeTakes > 0 ? t('free_left', { count: freeTakes }) : t('cost_free')}
      </Badge>
    );
  const again = redo.found?.sentences.filter(({ isKept }) => !isKept).length ?? 0;
  return (
    // The figure keeps its contrast while it is asked for.
    <span aria-busy={redo.isPending} className={clsx('contents', redo.isPending && '[&_svg]:opacity-60')}>
      <Badge>
        <Coins {...icon} />
        {isPartly
          ? t('cost_sentences', { credits: formatCredits(cost), count: again })
          : t('cost_about', { credits: formatCredits(cost) })}
      </Badge>
    </span>
  );
}
