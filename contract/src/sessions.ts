/** Sessions of a user, and the second factor (spec-2 §3.3, design/security.md). */
import { z } from 'zod';
import { endpoint } from './kit/endpoint.ts';
import { Ok } from './kit/errors.ts';

export const Session = z
  .object({
    session_id: z.string(),
    is_current: z.boolean(),
    user_agent: z.string().nullable(),
    ip: z.string().nullable(),
    created_at_unix: z.int(),
    last_used_at_unix: z.int(),
    /** An operator in this account, by a grant of its user. */
    is_support: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof Session>;

export const listSessions = endpoint({
  method: 'GET',
  path: '/v1/user/sessions',
  summary: 'Where this account is signed in',
  tag: 'user',
  permission: 'session-only',
  response: z.object({ sessions: z.array(Session) }),
});

export const endSession = endpoint({
  method: 'DELETE',
  path: '/v1/user/sessions/{session_id}',
  summary: 'Sign out one session',
  tag: 'user',
  permission: 'session-only',
  // Whoever is in may leave: this one, and no other.
  support: true,
  params: z.object({ session_id: z.string().max(100) }),
  response: Ok,
});

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/v1/user/sessions/end-others',
  summary: 'Sign out every session but this one',
  tag: 'user',
  permission: 'session-only',
  response: Ok,
});

export const MfaFactor = z
  .object({ factor_id: z.string(), display_name: z.string(), enrolled_at_unix: z.int() })
  .meta({ id: 'MfaFactor' });

const Factors = z.object({ sms_mfa_factor: MfaFactor.nullable(), totp_mfa_factor: MfaFactor.nullable() });

/** Six digits, spaces allowed. */
export const TotpCode = z
  .string()
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the six digits that your app shows.'));

export const beginTotp = endpoint({
  method: 'POST',
  path: '/v1/user/totp/begin',
  summary: 'A new secret for an authenticator app; it counts once a code of it was shown',
  tag: 'user',
  permission: 'session-only',
  response: z.object({
    /** Base32. */
    secret: z.string(),
    /** otpauth://… */
    uri: z.string(),
    /** The same as a QR code, an SVG document. */
    qr_svg: z.string(),
  }),
});

export const confirmTotp = endpoint({
  method: 'POST',
  path: '/v1/user/totp/confirm',
  summary:
    'Turn the second factor on with a code of the new secret; the backup code is in this answer and nowhere else',
  tag: 'user',
  permission: 'session-only',
  body: z.object({ code: TotpCode }),
  response: Factors.extend({ backup_code: z.string() }),
});

/** false turns a factor off (a sensitive action); without fields nothing changes. */
export const updateMfaFactors = endpoint({
  method: 'POST',
  path: '/v1/user/update-mfa-factors',
  summary: 'The second factors of the account, or turn one off',
  tag: 'user',
  permission: 'session-only',
  body: z.object({ totp_enabled: z.literal(false).optional(), sms_enabled: z.literal(false).optional() }).nullish(),
  response: Factors,
});

export const createBackupCode = endpoint({
  method: 'POST',
  path: '/v1/user/backup-code',
  summary: 'A new backup code in the place of the former; shown in this answer and nowhere else',
  tag: 'user',
  permission: 'session-only',
  response: z.object({ backup_code: z.string() }),
});
