import { defineSlice } from '../../lib/slice.ts';

export const privacy = defineSlice({
  name: 'privacy',
  loadActions: async () => (await import('./actions.ts')).actions,
  loadSettings: async () => (await import('./settings/settings.ts')).settings,
});
