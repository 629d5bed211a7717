import { deleteShareLink } from '#contract/share-links/api.ts';
import { call } from '../../../lib/api.ts';
import { confirm } from '../../../lib/confirm.ts';
import { toastError, toastSuccess } from '../../../lib/toasts.ts';
import { t } from '../messages.ts';
import { linkInput } from './use-share-link.ts';

/** Asks, and removes the link. @returns whether it is gone */
export async function stopSharing(id: string): Promise<boolean> {
  const isConfirmed = await confirm({
    title: t('stop_title'),
    description: t('stop_text'),
    confirmLabel: t('stop_confirm'),
    isDanger: true,
  });
  if (!isConfirmed) return false;
  try {
    await call(deleteShareLink, linkInput(id));
  } catch (error) {
    toastError(error);
    return false;
  }
  toastSuccess(t('stopped'));
  return true;
}
