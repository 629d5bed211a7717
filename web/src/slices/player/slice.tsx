import { defineSlice } from '../../lib/slice.ts';

export const player = defineSlice({
  name: 'player',
  loadActions: async () => (await import('./actions.ts')).actions,
});
