import { z } from 'zod';
import { passwordProblem } from './passwords.ts';

export const NewPassword = z
  .string()
  .max(1024)
  .superRefine((password, check) => {
    const problem = passwordProblem(password);
    if (problem) check.addIssue({ code: 'custom', message: problem });
  });

/** The modes of the handler page; any other is an error. */
export const actionModes = [
  'optOutOfUpdates',
  'resetPassword',
  'recoverEmail',
  'verifyEmail',
  'verifySignInRequest',
] as const;

export type ActionMode = (typeof actionModes)[number];

export const ActionCode = z.string().min(1).max(200);

/** Where the link leads in the end: an address of this installation. */
export const ContinueUrl = z.string().max(2000).nullish();

export const Session = z
  .object({
    session_id: z.string(),
    is_current: z.boolean(),
    user_agent: z.string().nullable(),
    ip: z.string().nullable(),
    created_at_unix: z.int(),
    last_used_at_unix: z.int(),
    is_support: z.boolean().describe('An operator in this account, by a grant of its user.'),
  })
  .meta({ id: 'Session' });

export type Session = z.output<typeof Session>;

export const MfaFactor = z
  .object({ factor_id: z.string(), display_name: z.string(), enrolled_at_unix: z.int() })
  .meta({ id: 'MfaFactor' });

/** Six digits, spaces allowed. */
export const TotpCode = z
  .string()
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits that your app shows.'));
