import type { HistoryItem } from '#contract/history/types.ts';

/** What is said with who says it, for where it is read and not heard. */
export const scriptOf = ({ text, dialogue }: Pick<HistoryItem, 'text' | 'dialogue'>): string =>
  text ?? (dialogue ?? []).map((turn) => `${turn.voice_name}: ${turn.text}`).join('\n');
