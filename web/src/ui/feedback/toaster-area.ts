/** Marks the toasts, which lie over everything. */
export const toasterArea = { 'data-toaster': '' } as const;

/** Whether the last press was on a toast. Asked when the press is over: an answered toast is gone by then. */
let isPressed = false;
if (typeof document !== 'undefined') {
  const note = ({ target }: Event) =>
    (isPressed = target instanceof Element && target.closest('[data-toaster]') !== null);
  document.addEventListener('pointerdown', note, true);
}

/** Reading or answering a toast is not a click beside the dialog. */
export function keepOpenForToasts(event: Event & { detail?: { originalEvent?: Event } }): void {
  if (isPressed && event.type === 'dismissableLayer.pointerDownOutside') return event.preventDefault();
  const target = event.detail?.originalEvent?.target ?? event.target;
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault();
}
