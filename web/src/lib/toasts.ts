import { toast } from 'sonner';
import { errorMessage } from './errors.ts';

const life = 5555;
const undoLife = 8000;

export function toastSuccess(message: string): void {
  toast.success(message, { duration: life });
}

/** Errors stay until they are read and closed. The same words are shown once. */
export function toastError(error: unknown): void {
  const message = typeof error === 'string' ? error : errorMessage(error);
  toast.error(message, { id: message, duration: Infinity, closeButton: true });
}

/** A deed that can be taken back for eight seconds; `commit` runs when that time is over or the toast is closed. */
export function toastUndo(message: string, undo: () => void, commit: () => void): void {
  toast(message, {
    duration: undoLife,
    action: { label: 'Undo', onClick: undo },
    onAutoClose: commit,
    onDismiss: commit,
  });
}

export function dismissToasts(): void {
  toast.dismiss();
}
