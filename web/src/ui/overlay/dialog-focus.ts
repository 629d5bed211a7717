/** The last focused element outside dialogs and menus, because a menu that opened a dialog is gone when it closes. */
let lastOutside: HTMLElement | null = null;
const layer = '[role=dialog], [role=alertdialog], [role=menu]';
function rememberFocus(target: EventTarget | null): void {
  if (target instanceof HTMLElement && target !== document.body && !target.closest(layer)) lastOutside = target;
}
if (typeof document !== 'undefined') {
  rememberFocus(document.activeElement);
  document.addEventListener('focusin', ({ target }) => rememberFocus(target));
}

export function returnFocus(): void {
  if (lastOutside?.isConnected) lastOutside.focus();
}
