import { t } from '../language/ui-messages.ts';
import { toastError, toastSuccess } from '../toasts.ts';

/** @param done what is said when the text was copied */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toastSuccess(done);
  } catch {
    // The permission is missing, or the page has no TLS, without which browsers have no clipboard.
    toastError(t('copy_failed'));
  }
}
