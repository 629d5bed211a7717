import type { toast as SonnerToast } from 'sonner';
import { errorMessage } from './errors.ts';

const undoLife = 8000;

/** Not part of the first load: the page is there before anything can be said about it. Root.tsx mounts it when idle. */
const { promise: isShown, resolve: setShown } = Promise.withResolvers<void>();
export const toasterIsShown = setShown;

async function withToasts(work: (toast: typeof SonnerToast) => void): Promise<void> {
  await isShown;
  work((await import('sonner')).toast);
}

/** Errors stay until they are read and closed. The same words are shown once. */
export function toastError(error: unknown): void {
  const message = typeof error === 'string' ? error : errorMessage(error);
  void withToasts((toast) => toast.error(message, { id: message, duration: Infinity, closeButton: true }));
}

/** What was wrong before is no longer of interest. */
export function dismissToasts(): void {
  void withToasts((toast) => toast.dismiss());
}

/** A deed that can be taken back for eight seconds; `commit` runs when that time is over or the toast is closed. */
export function toastUndo(message: string, undo: () => void, commit: () => void): void {
  void withToasts((toast) =>
    toast(message, {
      duration: undoLife,
      action: { label: 'Undo', onClick: undo },
      onAutoClose: commit,
      onDismiss: commit,
    }),
  );
}
