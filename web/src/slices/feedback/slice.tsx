import { defineSlice } from '../../lib/slice.ts';

export const feedback = defineSlice({
  name: 'feedback',
  loadActions: async () => (await import('./actions.ts')).actions,
});
