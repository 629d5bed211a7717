import { onSensitiveRefusal } from './sensitive.ts';
import { toastError } from '../toasts.ts';

/** What went wrong with something pressed on a page; where a mailed code is wanted, the dialog for it opens instead. */
export function reportFailure(error: unknown): void {
  if (!onSensitiveRefusal(error)) toastError(error);
}
