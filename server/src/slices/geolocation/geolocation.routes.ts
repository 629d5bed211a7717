import { getGeolocation } from '#contract/geolocation/api.ts';
import { on } from '../../context.ts';

export const geolocationRoutes = [
  // Only what the installation itself finds out counts, never what the client says.
  on(getGeolocation, async ({ parts }, _input, exchange) => parts.geolocation.locate(exchange)),
];
