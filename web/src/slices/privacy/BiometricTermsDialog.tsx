import { getUser } from '#contract/profile/api.ts';
import { acceptBipaTerms } from '#contract/privacy/api.ts';
import { patchAccount } from '../../lib/account.ts';
import { invalidate, useCall } from '../../lib/queries.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { toastError } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { LegalLinks } from '../../ui/navigation/LegalLinks.tsx';
import { linkClass } from '../../ui/navigation/link.ts';
import { t } from './messages.ts';

/** Asks users for the consent that the law of their region requires. They can only agree or sign out. */
export function BiometricTermsDialog() {
  const accept = useCall(acceptBipaTerms);
  const { isLeaving, leave } = useSignOut();

  async function agree() {
    try {
      await accept.mutateAsync({});
      patchAccount({ accepted_bipa_terms: true, must_accept_bipa_terms: false });
      invalidate(getUser);
    } catch {
      toastError(t('bipa_failed'));
    }
  }

  return (
    <Dialog
      role="alertdialog"
      title={t('bipa_title')}
      description={t('bipa_effective')}
      isOpen
      isBlocking
      footer={
        <>
          <Button isBusy={isLeaving} onClick={leave}>
            {t('sign_out')}
          </Button>
          <Button look="primary" isBusy={accept.isPending} onClick={() => void agree()}>
            {t('bipa_accept')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-ink-2">
        <p>{t('bipa_why')}</p>
        <p>{t('bipa_what')}</p>
        <p>{t('bipa_where')}</p>
        <p>{t('bipa_choice')}</p>
        <div className="flex flex-wrap gap-x-4 gap-y-1">
          <LegalLinks className={linkClass} />
        </div>
      </div>
    </Dialog>
  );
}
