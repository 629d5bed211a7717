import { defineSlice } from '../../lib/slice.ts';

export const onboarding = defineSlice({
  name: 'onboarding',
  routes: [
    {
      page: 'onboarding',
      layout: 'signed-in',
      load: async () => (await import('./OnboardingScreen.tsx')).OnboardingScreen,
    },
    {
      page: 'checklist',
      layout: 'studio',
      load: async () => (await import('./checklist/ChecklistScreen.tsx')).ChecklistScreen,
    },
  ],
  loadActions: async () => (await import('./actions.ts')).actions,
});
