import { defineSlice } from '../../lib/slice.ts';

export const itemFeedback = defineSlice({});
