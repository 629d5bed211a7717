/** The share menu of the device. */
import { toastError } from '../../../lib/toasts.ts';
import { track } from '../../analytics/public.ts';
import { copyLink } from './copy-link.ts';
import { t } from '../messages.ts';

/** Whoever closes the menu hears nothing of it. After any other failure the link is in the clipboard. */
export async function shareNatively(shared: { title: string; url: string }): Promise<void> {
  if (!('share' in navigator)) return toastError(t('share_not_supported'));
  try {
    await navigator.share(shared);
  } catch (error) {
    if ((error as Error).name === 'AbortError') track('share_aborted');
    else await copyLink(shared.url);
  }
}
