import { z } from 'zod';
import { passwordProblem } from './passwords.ts';

export const NewPassword = z
  .string()
  .max(1024)
  .superRefine((password, check) => {
    const problem = passwordProblem(password);
    if (problem) check.addIssue({ code: 'custom', message: problem });
  })
  .describe('At least 8 characters, among them a letter, a digit and a special character.');

/** The modes of the handler page; any other is an error. */
export const actionModes = [
  'optOutOfUpdates',
  'resetPassword',
  'recoverEmail',
  'verifyEmail',
  'verifySignInRequest',
] as const;

export type ActionMode = (typeof actionModes)[number];

export const ActionCode = z.string().min(1).max(200).describe('The code from the mailed link.');

export const ContinueUrl = z
  .string()
  .max(2000)
  .nullish()
  .describe('Where the mailed link leads in the end: an address of this installation.');

export const Session = z
  .object({
    session_id: z.string().describe('The id of the session.'),
    is_current: z.boolean().describe('Whether this is the session that makes the request.'),
    user_agent: z.string().nullable().describe('The `user-agent` of the browser; null if it sent none.'),
    ip: z.string().nullable().describe('The IP address at the sign-in; null if it is not known.'),
    created_at_unix: z.int().describe('When the session began, in Unix seconds.'),
    last_used_at_unix: z.int().describe('When the session was last refreshed, in Unix seconds.'),
    is_support: z.boolean().describe("Whether it is an operator's session, by a grant of the user."),
  })
  .meta({ id: 'Session' });

export type Session = z.output<typeof Session>;

export const RevocableKey = z
  .object({
    key_id: z.string().describe('The id of the key.'),
    name: z.string().describe('The name of the key.'),
    hint: z.string().describe('The last four characters of the secret, after an ellipsis.'),
    created_at_unix: z.int().describe('When the key was created, in Unix seconds.'),
    last_used_at_unix: z
      .int()
      .nullable()
      .describe('When the key was last used, in Unix seconds; null if it never was.'),
  })
  .meta({ id: 'RevocableKey' });

export type RevocableKey = z.output<typeof RevocableKey>;

export const MfaFactor = z
  .object({
    factor_id: z.string().describe('The id of the factor.'),
    display_name: z.string().describe('The name of the factor, for people.'),
    enrolled_at_unix: z.int().describe('When the factor was turned on, in Unix seconds.'),
  })
  .meta({ id: 'MfaFactor' });

/** Six digits, spaces allowed. */
export const TotpCode = z
  .string()
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits that your app shows.'));
