import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { limitNames } from './limits.ts';

export const listLimits = endpoint({
  method: 'GET',
  path: '/v1/usage/limits',
  operation: 'usage_listLimits',
  summary: 'List the limits of the plan',
  description: 'Says of everything that the plan limits how much the workspace has used, and how much it may use.',
  tag: 'workspace',
  permission: 'workspace_read',
  response: z.object({
    limits: z
      .array(
        z.object({
          name: z.enum(limitNames).describe('What is limited; the unit is in the name.'),
          used: z.number().describe('How much of it the workspace has, or has used in this billing period.'),
          limit: z.number().nullable().describe('How much it may be; null where there is no limit.'),
          is_unlimited: z.boolean().describe('Whether there is no limit.'),
          kind: z
            .enum(['period', 'standing'])
            .describe('`period`: counted anew in each billing period. `standing`: what there is now.'),
          resets_at_unix: z
            .int()
            .nullable()
            .describe('When it is counted anew, in Unix seconds; null for what is standing.'),
        }),
      )
      .describe('The limits.'),
  }),
});
