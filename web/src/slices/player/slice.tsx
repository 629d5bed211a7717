import { defineSlice } from '../../lib/slice.ts';

export const player = defineSlice({
  loadActions: async () => (await import('./actions.ts')).actions,
});
