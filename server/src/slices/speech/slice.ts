import { defineSlice } from '../../manifest.ts';
import { speechRoutes } from './speech.routes.ts';

export const slice = defineSlice({
  name: 'speech',
  purpose: 'Speaks a text over HTTP: at once, as a stream, and with timestamps.',
  routes: speechRoutes,
});
