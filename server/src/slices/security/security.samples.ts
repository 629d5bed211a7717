import { generateSync } from 'otplib';
import { issueCode } from '../../platform/identity/credentials/action-codes.ts';
import { openSession } from '../../platform/identity/sessions/sessions.ts';
import { defineSamples } from '../../testing/samples.ts';
import { beginTotp } from './second-factor.service.ts';

export const securitySamples = defineSamples({
  async addToTenant(_app, { user }) {
    const { user_id: subject, email } = user;
    const session = await openSession(user.ctx(), subject, { ip: '127.0.0.1', userAgent: 'spare' });
    return {
      /** A session beside the one that calls. */
      spare_session_id: session.session_id,
      /** The secret of an authenticator app that waits for its first code. */
      totp_secret: (await beginTotp(user.ctx())).secret,
      /** A mailed code for sensitive actions; no other is mailed within the minute. */
      sensitive_code: await issueCode(user.ctx(), { kind: 'sensitive_action', subject, payload: { email } }),
    };
  },
  endpoints: {
    // Anybody may have anybody mailed a link: of an address without an account nothing is stored.
    'POST /v1/user/send-password-reset-email': ({ user }) => ({ body: { email: `no-${user.email}` } }),
    'POST /v1/auth/action-code/check': () => ({ body: { action_code: 'never-issued' } }),
    'POST /v1/auth/confirm-password-reset': () => ({
      body: { action_code: 'never-issued', new_password: 'An0ther!password' },
    }),
    'POST /v1/user/record-device-fingerprint': () => ({ body: { fingerprint: 'a browser of the suite' } }),
    'POST /v1/user/totp/confirm': ({ totp_secret: secret }) => ({ body: { code: generateSync({ secret }) } }),
    'POST /v1/user/update-mfa-factors': () => ({ body: {} }),
    'POST /v1/user/verify-sensitive-action-code': ({ sensitive_code }) => ({
      body: { verification_code: sensitive_code },
    }),
    'POST /v1/user/send-email-change-verification': () => ({ body: { new_email: 'somebody-else@example.test' } }),
    'PUT /v1/user/email': () => ({ query: { verification_code: 'never-issued' } }),
    'POST /v1/user/change-password': ({ user }) => ({
      body: { current_password: user.password, new_password: 'An0ther!password' },
    }),
  },
  ids: {
    session_id: { owner: 'private', kind: 'session', of: (tenant) => tenant.spare_session_id },
    // A browser chooses this id for itself.
    visitor_id: { owner: 'shared', of: () => 'aVisitor' },
  },
});
