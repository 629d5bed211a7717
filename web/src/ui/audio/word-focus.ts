/** Moves the focus to the next word or to the one before. */
export function focusNeighbour(root: HTMLElement | null, word: HTMLElement, step: 1 | -1): void {
  const all = Array.from(root?.querySelectorAll<HTMLElement>('[data-word]') ?? []);
  const next = all[all.indexOf(word) + step];
  if (!next) return;
  setTabStop(word, false);
  setTabStop(next, true);
  next.focus();
}

/** Makes a word a button or not. Only one word is a button, so that there is one tab stop and not thousands. */
function setTabStop(word: HTMLElement, isStop: boolean): void {
  if (isStop) {
    word.setAttribute('role', 'button');
    word.tabIndex = 0;
  } else {
    word.removeAttribute('role');
    word.removeAttribute('tabindex');
  }
}
