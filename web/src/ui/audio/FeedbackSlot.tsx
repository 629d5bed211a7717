interface FeedbackSlotProps {
  historyItemId: string | null;
  /** At least three seconds, or the end, were heard. */
  isDue: boolean;
}

/** Reserves the place for rating an item, once the user has heard it. */
export function FeedbackSlot({ historyItemId, isDue }: FeedbackSlotProps) {
  if (!isDue || historyItemId === null) return null;
  return <span data-testid="feedback-slot" data-item={historyItemId} className="contents" />;
}
