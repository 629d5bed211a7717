/** What is said in an item of the history, and who says it. A dialogue has turns in place of a text and a voice. */
import type { HistoryItem } from '#contract/history/types.ts';

type Said = Pick<HistoryItem, 'text'> & Partial<Pick<HistoryItem, 'dialogue'>>;
type Voiced = Pick<HistoryItem, 'voice_id' | 'voice_name'> & Partial<Pick<HistoryItem, 'dialogue'>>;

/** Turns as one text, of which each begins a line. The alignment of a dialogue has nothing between them. */
export const joinTurns = (turns: readonly { text: string }[]): string => turns.map(({ text }) => text).join('\n');

export const textOf = ({ text, dialogue }: Said): string => text ?? joinTurns(dialogue ?? []);

/** The names of all who speak; null where nobody knows. */
export const voiceNameOf = ({ voice_name, dialogue }: Voiced): string | null =>
  dialogue ? [...new Set(dialogue.map((turn) => turn.voice_name))].join(', ') : voice_name;

/** The voice whose picture stands for the item: the first that speaks. */
export const voiceIdOf = ({ voice_id, dialogue }: Voiced): string | null => voice_id ?? dialogue?.[0]?.voice_id ?? null;
