import { endpoint } from '../kit/endpoint.ts';
import { ExtendedSubscription } from './types.ts';

export const getSubscription = endpoint({
  method: 'GET',
  path: '/v1/user/subscription',
  operation: 'user_subscription_get',
  summary: "The workspace's plan, credits and limits",
  tag: 'user',
  publicApi: 2025,
  permission: 'user_read',
  response: ExtendedSubscription,
});
