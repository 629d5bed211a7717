import { getUser, dismissModerationWarning } from '#contract/profile/api.ts';
import { patchAccount } from '../../lib/account.ts';
import { invalidate, useCall } from '../../lib/queries.ts';
import { toastError } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { t } from './messages.ts';

/** Shows the moderation warning until the user confirms it. */
export function ModerationWarning() {
  const dismiss = useCall(dismissModerationWarning);

  async function close() {
    if (dismiss.isPending) return;
    try {
      await dismiss.mutateAsync({});
      patchAccount({ moderation_warning_dismissed: true });
      invalidate(getUser);
    } catch (error) {
      toastError(error);
    }
  }

  return (
    <Dialog
      role="alertdialog"
      title={t('moderation_title')}
      description={t('moderation_text')}
      isOpen
      onOpenChange={() => void close()}
      footer={
        <Button look="primary" isBusy={dismiss.isPending} onClick={() => void close()}>
          {t('moderation_read')}
        </Button>
      }
    />
  );
}
