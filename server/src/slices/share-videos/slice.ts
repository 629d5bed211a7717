import { defineSlice } from '../../manifest.ts';
import { shareVideoHandler } from './share-videos.jobs.ts';
import { shareVideosRoutes } from './share-videos.routes.ts';

export const slice = defineSlice({
  name: 'share-videos',
  purpose: 'Makes videos of history items: sound, waveform, and text with the current word marked.',
  routes: shareVideosRoutes,
  jobs: [shareVideoHandler],
});
