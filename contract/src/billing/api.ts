import { endpoint } from '../kit/endpoint.ts';
import { ExtendedSubscription } from './types.ts';

export const getSubscription = endpoint({
  method: 'GET',
  path: '/v1/user/subscription',
  summary: "The workspace's plan, credits and limits",
  tag: 'user',
  permission: 'user_read',
  response: ExtendedSubscription,
});
