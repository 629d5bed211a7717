import { defineSlice } from '../../lib/slice.ts';

export const onboarding = defineSlice({
  routes: [
    {
      page: 'onboarding',
      layout: 'signed-in',
      load: async () => (await import('./load-screen.ts')).loadScreen('onboarding'),
    },
    {
      page: 'checklist',
      layout: 'studio',
      load: async () => (await import('./load-screen.ts')).loadScreen('checklist'),
    },
  ],
});
