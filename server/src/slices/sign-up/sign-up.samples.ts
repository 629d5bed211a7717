import { defineSamples } from '../../testing/samples.ts';

export const signUpSamples = defineSamples({
  endpoints: {
    'POST /v1/auth/sign-up': ({ user }) => ({ body: { email: user.email, password: 'An0ther!password' } }),
    'POST /v1/user/pre-sign-up': ({ user }) => ({ body: { email: user.email, account_metadata: {} } }),
    'POST /v1/user/post-registration-user-setup': () => ({ body: {} }),
    'POST /v1/user/send-verification-email': ({ user }) => ({ body: { email: user.email } }),
    // Anybody may have anybody mailed a link: of an address without an account nothing is stored.
    'POST /v1/user/send-password-reset-email': ({ user }) => ({ body: { email: `no-${user.email}` } }),
    'POST /v1/auth/action-code/check': () => ({ body: { action_code: 'never-issued' } }),
    'POST /v1/auth/confirm-password-reset': () => ({
      body: { action_code: 'never-issued', new_password: 'An0ther!password' },
    }),
    'POST /v1/user/opt-out-of-updates': () => ({ body: { opt_out_updates_key: 'never-issued' } }),
    'POST /v1/user/prepare-internal-verification': ({ user }) => ({
      body: { email: user.email, verification_code: 'never-issued' },
    }),
    'POST /v1/auth/verify-email': () => ({ body: { action_code: 'never-issued' } }),
  },
});
