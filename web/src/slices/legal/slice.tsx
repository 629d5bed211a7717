import { defineSlice } from '../../lib/slice.ts';

export const legal = defineSlice({
  routes: [
    { page: 'privacy', layout: 'public', load: async () => (await import('./LegalScreen.tsx')).PrivacyScreen },
    { page: 'terms', layout: 'public', load: async () => (await import('./LegalScreen.tsx')).TermsScreen },
  ],
});
