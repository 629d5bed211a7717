interface FeedbackSlotProps {
  historyItemId: string | null;
  /** Three seconds of it were heard, or its end. */
  isDue: boolean;
}

/** The place of the two thumbs, once there is an opinion to have. */
export function FeedbackSlot({ historyItemId, isDue }: FeedbackSlotProps) {
  if (!isDue || historyItemId === null) return null;
  return <span data-testid="feedback-slot" data-item={historyItemId} className="contents" />;
}
