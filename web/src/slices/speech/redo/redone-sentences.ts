/** Holds which sentences of the draft are to be spoken again although they did not change. */
import { createStore } from '../../../lib/store.ts';
import { draftStore } from '../drafts/draft.ts';

const none: readonly number[] = [];

/** They count for one text: the numbers of its sentences change with it. */
export const redoneStore = createStore<{ text: string; numbers: readonly number[] }>({ text: '', numbers: none });

export const redoneOf = (text: string, state: { text: string; numbers: readonly number[] }): readonly number[] =>
  state.text === text ? state.numbers : none;

export function toggleRedone(number: number): void {
  const { text } = draftStore.get();
  const numbers = redoneOf(text, redoneStore.get());
  const isOn = numbers.includes(number);
  const changed = isOn ? numbers.filter((one) => one !== number) : [...numbers, number];
  redoneStore.set({ text, numbers: changed.toSorted((a, b) => a - b) });
}

export const clearRedone = (): void => redoneStore.set({ text: '', numbers: none });
