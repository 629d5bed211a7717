import type { ReactNode } from 'react';

interface FeedbackSlotProps {
  historyItemId: string | null;
  /** At least three seconds, or the end, were heard. */
  isDue: boolean;
  children(historyItemId: string): ReactNode;
}

/** Reserves the place for rating an item, once the user has heard it. */
export function FeedbackSlot({ historyItemId, isDue, children }: FeedbackSlotProps) {
  if (!isDue || historyItemId === null) return null;
  return (
    <span data-testid="feedback-slot" data-item={historyItemId} className="contents">
      {children(historyItemId)}
    </span>
  );
}
