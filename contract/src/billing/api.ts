import { endpoint } from '../kit/endpoint.ts';
import { ExtendedSubscription } from './types.ts';

export const getSubscription = endpoint({
  method: 'GET',
  path: '/v1/user/subscription',
  operation: 'user_subscription_get',
  summary: 'Get the subscription',
  description:
    'Returns the plan of the workspace, the credits used in this billing period, and the limits of the plan.',
  tag: 'user',
  publicApi: 2025,
  permission: 'user_read',
  response: ExtendedSubscription,
});
