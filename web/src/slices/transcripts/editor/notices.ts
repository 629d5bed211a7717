/** Short answers to what was tried, shown at the foot of the text and gone after a while. */
import { createStore } from '../../../lib/store.ts';
import { toastUndo } from '../../../lib/toasts.ts';

const shownFor = 5000;
export const noticeStore = createStore<{ text: string }>({ text: '' });
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something, with the way back where there is one. */
export function note(text: string, undo?: () => void): void {
  if (undo) {
    toastUndo(text, undo, () => undefined);
    return;
  }
  clearTimeout(timer);
  noticeStore.set({ text });
  timer = setTimeout(() => noticeStore.set({ text: '' }), shownFor);
}
