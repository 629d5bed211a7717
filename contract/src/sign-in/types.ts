import { z } from 'zod';
import { Secret } from '../kit/secret.ts';

/** One account however its address is written; a letter of another script that looks the same is another address. */
const lower = (email: string) =>
  [...email].map((one) => (/^[a-z]/.test(one.toLowerCase()) && !/[A-Z]/.test(one) ? one : one.toLowerCase())).join('');

/** Without the signs that mean something in the header of a mail, and without invisible ones. */
export const Email = z
  .string()
  .trim()
  .max(254)
  .regex(
    /^[^\s@\p{Cc}\p{Cf}\p{Cs}<>()[\]\\,;:"]+@[^\s@\p{Cc}\p{Cf}\p{Cs}<>()[\]\\,;:"]+\.[^\s@\p{Cc}\p{Cf}\p{Cs}<>()[\]\\,;:"]+$/u,
    'Enter an email address',
  )
  .transform(lower);

export const SignedIn = z
  .object({
    id_token: Secret.describe('The bearer token, for the header `Authorization: Bearer …`.'),
    expires_in: z.int().describe('How long the token is valid, in seconds.'),
    user_id: z.string().describe('The id of the user.'),
    email_verified: z.boolean().describe('Whether the email address is verified. Until it is, most calls are refused.'),
  })
  .meta({ id: 'SignedIn' });

export type SignedIn = z.output<typeof SignedIn>;
