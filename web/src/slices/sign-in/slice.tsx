import { t } from '../../lib/language/app-messages.ts';
import { signOut } from '../../lib/session.ts';
import { defineSlice } from '../../lib/slice.ts';
import { toastError } from '../../lib/toasts.ts';

export const signIn = defineSlice({
  name: 'sign-in',
  routes: [
    {
      page: 'signIn',
      layout: 'public',
      isEntry: true,
      load: async () => (await import('./SignInScreen.tsx')).SignInScreen,
    },
    {
      page: 'redirect',
      layout: 'public',
      load: async () => (await import('./RedirectScreen.tsx')).RedirectScreen,
    },
  ],
  actions: () => [
    { id: 'sign-out', label: t('sign_out'), group: 'account', run: () => void signOut().catch(toastError) },
  ],
});
