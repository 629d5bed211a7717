import { defineSlice } from '../../lib/slice.ts';

export const shareVideos = defineSlice({});
