/** Where a visitor is, and what that obliges to (spec-1 §5, spec-2 §6, §9.7). */
import { endpoint } from '../kit/endpoint.ts';
import { GeoLocation } from './types.ts';

export const getGeolocation = endpoint({
  method: 'GET',
  path: '/v1/geolocation',
  operation: 'geolocation_get',
  summary: 'Get the location of the request',
  description:
    'Returns where the request comes from, as far as the headers of a proxy or the IP address tell. No credentials are needed, and nothing is stored.',
  tag: 'user',
  access: 'public',
  permission: 'any-key',
  response: GeoLocation,
});
