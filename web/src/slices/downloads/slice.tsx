import { defineSlice } from '../../lib/slice.ts';

export const downloads = defineSlice({});
