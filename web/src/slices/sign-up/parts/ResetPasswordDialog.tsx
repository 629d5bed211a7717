import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { MailedLink } from './MailedLink.tsx';
import { t } from '../messages.ts';

export function ResetPasswordDialog({ email, onClose }: { email: string; onClose(): void }) {
  return (
    <Dialog width="sm" title={t('forgotten_title')} description={t('forgotten_text')} isOpen onOpenChange={onClose}>
      <MailedLink kind="reset" email={email} look="primary" label={t('forgotten_send')} />
    </Dialog>
  );
}
