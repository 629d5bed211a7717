import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { getHistoryItem } from '#contract/history/api.ts';
import type { HistoryItem } from '#contract/history/types.ts';
import { useRead } from '../../lib/queries.ts';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { isReviewed } from './feedback-rules.ts';
import { t } from './messages.ts';
import { vote } from './voting.ts';

const icon = { size: 17, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Two buttons that rate a generated item. What was reviewed keeps its vote, and the buttons say why. */
export function Thumbs({ historyItemId }: { historyItemId: string }) {
  const input = { params: { history_item_id: historyItemId } };
  // Changes arrive by the live updates.
  const item = useRead(getHistoryItem, input, { staleTime: Infinity }).data as HistoryItem | undefined;
  if (!item) return null;
  const isUp = item.feedback?.thumbs_up === true;
  const isDown = item.feedback?.thumbs_up === false;
  const locked = isReviewed(item) ? t('reviewed') : undefined;
  return (
    <>
      <IconButton
        label={t(isUp ? 'liked' : 'like')}
        aria-pressed={isUp}
        disabledReason={locked}
        onClick={() => void vote(item, 'up')}
      >
        <ThumbsUp {...icon} {...(isUp ? { fill: 'currentColor' } : {})} />
      </IconButton>
      <IconButton
        label={t(isDown ? 'disliked' : 'dislike')}
        aria-pressed={isDown}
        disabledReason={locked}
        onClick={() => void vote(item, 'down')}
      >
        <ThumbsDown {...icon} {...(isDown ? { fill: 'currentColor' } : {})} />
      </IconButton>
    </>
  );
}
