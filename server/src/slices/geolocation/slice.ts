import { defineSlice } from '../../manifest.ts';
import { geolocationRoutes } from './geolocation.routes.ts';

export const slice = defineSlice({
  name: 'geolocation',
  purpose: 'Says which country a request comes from, and keeps what a client claims of it.',
  routes: geolocationRoutes,
});
