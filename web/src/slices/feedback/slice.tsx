import { defineSlice } from '../../lib/slice.ts';

export const feedback = defineSlice({
  loadActions: async () => (await import('./actions.ts')).actions,
});
