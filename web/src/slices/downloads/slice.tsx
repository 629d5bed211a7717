import { defineSlice } from '../../lib/slice.ts';

export const downloads = defineSlice({ name: 'downloads' });
