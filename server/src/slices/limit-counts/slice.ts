import { defineSlice } from '../../manifest.ts';

export const slice = defineSlice({
  name: 'limit-counts',
  purpose: 'Keeps the counts, by name, of what plans limit; it knows no plan.',
  tables: ['limit_use'],
});
