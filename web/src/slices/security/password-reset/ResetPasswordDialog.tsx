import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { t } from '../messages.ts';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

export function ResetPasswordDialog({ email, onClose }: { email: string; onClose(): void }) {
  return (
    <Dialog width="sm" title={t('forgotten_title')} description={t('forgotten_text')} isOpen onOpenChange={onClose}>
      <ResetPasswordForm email={email} label={t('forgotten_send')} />
    </Dialog>
  );
}
