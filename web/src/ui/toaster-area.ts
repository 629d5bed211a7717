/** Marks the toasts, which lie over everything. */
export const toasterArea = { 'data-toaster': '' } as const;

/** Reading or answering a toast is not a click beside the dialog. */
export function keepOpenForToasts(event: Event & { detail?: { originalEvent?: Event } }): void {
  const target = event.detail?.originalEvent?.target ?? event.target;
  if (target instanceof Element && target.closest('[data-toaster]')) event.preventDefault();
}
