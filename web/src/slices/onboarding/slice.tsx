import { defineSlice } from '../../lib/slice.ts';

const load =
  (...[page]: Parameters<(typeof import('./load-screen.ts'))['loadScreen']>) =>
  async () =>
    (await import('./load-screen.ts')).loadScreen(page);

export const onboarding = defineSlice({
  routes: [
    {
      page: 'onboarding',
      layout: 'signed-in',
      load: load('onboarding'),
    },
    {
      page: 'checklist',
      layout: 'studio',
      load: load('checklist'),
    },
  ],
  loadActions: async () => (await import('./actions.ts')).actions,
});
