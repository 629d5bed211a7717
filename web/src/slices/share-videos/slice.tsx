import { defineSlice } from '../../lib/slice.ts';

export const shareVideos = defineSlice({ name: 'share-videos' });
