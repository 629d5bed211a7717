import { onSensitiveRefusal } from './sensitive.ts';
import { toastError } from '../toasts.ts';

/** Shows the error of an action in a toast. Where the server wants a mailed code, the dialog for it opens instead. */
export function reportFailure(error: unknown): void {
  if (!onSensitiveRefusal(error)) toastError(error);
}
