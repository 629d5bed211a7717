/** Marks the area of the toasts, which lies over everything. */
export const toasterArea = { 'data-toaster': '' } as const;

/** Remembers whether the last press was on a toast, because an answered toast is gone when the press ends. */
let isPressed = false;
if (typeof document !== 'undefined') {
  const note = ({ target }: Event) =>
    (isPressed = target instanceof Element && target.closest('[data-toaster]') !== null);
  document.addEventListener('pointerdown', note, true);
}

/** Keeps a dialog open when the user clicks on a toast. */
export function keepOpenForToasts(event: Event & { detail?: { originalEvent?: Event } }): void {
  if (isPressed && event.type === 'dismissableLayer.pointerDownOutside') return event.preventDefault();
  const target = event.detail?.originalEvent?.target ?? event.target;
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault();
}
