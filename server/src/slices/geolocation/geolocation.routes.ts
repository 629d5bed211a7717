import { getGeolocation } from '#contract/geolocation/api.ts';
import { on } from '../../context.ts';
import { locate } from './geolocation.service.ts';

export const geolocationRoutes = [on(getGeolocation, async (ctx, _input, exchange) => locate(ctx, exchange))];
