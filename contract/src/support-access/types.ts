import { z } from 'zod';

export const SupportGrant = z
  .object({
    grant_id: z.string().describe('The id of the grant.'),
    state: z
      .enum(['requested', 'active', 'ended'])
      .describe('Whether access was only asked for, is open, or has ended.'),
    reason: z.string().describe('Why access was asked for or given.'),
    requested_by: z
      .string()
      .nullable()
      .describe('The email address of the operator who asked; null if the user offered the access.'),
    requested_at_unix: z.int().describe('When it was asked for or offered, in Unix seconds.'),
    granted_at_unix: z.int().nullable().describe('When the user granted it, in Unix seconds; null if they have not.'),
    expires_at_unix: z.int().nullable().describe('When the access ends, in Unix seconds; null if it was not granted.'),
    entered_at_unix: z.array(z.int()).describe('When operators entered the account, in Unix seconds, newest first.'),
  })
  .meta({ id: 'SupportGrant' });

export type SupportGrant = z.output<typeof SupportGrant>;
