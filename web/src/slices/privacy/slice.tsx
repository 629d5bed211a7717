import { defineSlice } from '../../lib/slice.ts';

export const privacy = defineSlice({
  loadActions: async () => (await import('./actions.ts')).actions,
  loadSettings: async () => (await import('./settings/settings.ts')).settings,
});
