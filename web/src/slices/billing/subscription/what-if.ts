/** How many of `more` credits would be beyond the plan in this period. What was used beyond it before is charged already. */
export const extraCredits = (
  { character_count: used, character_limit: limit }: { character_count: number; character_limit: number },
  more: number,
): number => Math.max(0, more - Math.max(0, limit - used));
