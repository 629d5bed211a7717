import { defineSlice } from '../../manifest.ts';
import { geolocationRoutes } from './geolocation.routes.ts';

export const slice = defineSlice({
  name: 'geolocation',
  purpose: 'The country that a request comes from, and what a client claims of it.',
  routes: geolocationRoutes,
});
