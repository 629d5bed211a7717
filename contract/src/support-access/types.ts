import { z } from 'zod';

export const SupportGrant = z
  .object({
    grant_id: z.string(),
    state: z.enum(['requested', 'active', 'ended']),
    reason: z.string(),
    requested_by: z.string().nullable().describe('Email of the operator who asked, null where the user offered it.'),
    requested_at_unix: z.int(),
    granted_at_unix: z.int().nullable(),
    expires_at_unix: z.int().nullable(),
    entered_at_unix: z.array(z.int()).describe('When operators went in, newest first.'),
  })
  .meta({ id: 'SupportGrant' });

export type SupportGrant = z.output<typeof SupportGrant>;
