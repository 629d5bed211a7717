import { t } from '../../lib/language/app-messages.ts';
import { signOut } from '../../lib/session.ts';
import { defineSlice } from '../../lib/slice.ts';
import { toastError } from '../../lib/toasts.ts';

export const signUp = defineSlice({
  name: 'sign-up',
  routes: [
    { page: 'signIn', layout: 'public', load: async () => (await import('./screens/SignInScreen.tsx')).SignInScreen },
    { page: 'signUp', layout: 'public', load: async () => (await import('./screens/SignUpScreen.tsx')).SignUpScreen },
    { page: 'setUp', layout: 'public', load: async () => (await import('./screens/SetUpScreen.tsx')).SetUpScreen },
    {
      page: 'action',
      layout: 'public',
      load: async () => (await import('./screens/ActionScreen.tsx')).ActionScreen,
      loadProblem: async () => (await import('./screens/ActionScreen.tsx')).ActionProblem,
    },
  ],
  actions: () => [
    { id: 'sign-out', label: t('sign_out'), group: 'account', run: () => void signOut().catch(toastError) },
  ],
});
