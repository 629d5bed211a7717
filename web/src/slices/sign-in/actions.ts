import { t } from '../../lib/language/actions-messages.ts';
import { signOut } from '../../lib/session.ts';
import type { SliceActions } from '../../lib/slice.ts';
import { toastError } from '../../lib/toasts.ts';

export const actions: SliceActions = {
  actions: () => [
    { id: 'sign-out', label: t('sign_out'), group: 'account', run: () => void signOut().catch(toastError) },
  ],
};
