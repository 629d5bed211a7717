import { defineSamples } from '../../testing/samples.ts';

export const signUpSamples = defineSamples({
  endpoints: {
    'POST /v1/auth/set-up': ({ user }) => ({
      body: { setup_code: 'never-issued', email: user.email, password: 'An0ther!password' },
    }),
    'POST /v1/auth/sign-up': ({ user }) => ({ body: { email: user.email, password: 'An0ther!password' } }),
    'POST /v1/user/pre-sign-up': ({ user }) => ({ body: { email: user.email, account_metadata: {} } }),
    'POST /v1/auth/join': () => ({ body: { link_code: 'never-sent', password: 'An0ther!password' } }),
    'POST /v1/user/post-registration-user-setup': () => ({ body: {} }),
    'POST /v1/user/send-verification-email': ({ user }) => ({ body: { email: user.email } }),
    'POST /v1/auth/verify-email': () => ({ body: { action_code: 'never-issued' } }),
  },
});
