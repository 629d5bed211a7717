import { defineSamples } from '../../testing/samples.ts';

export const signInSamples = defineSamples({
  endpoints: {
    'POST /v1/user/prepare-internal-verification': ({ user }) => ({
      body: { email: user.email, verification_code: 'never-issued' },
    }),
    'GET /v1/workspace/find-sso-provider': ({ user }) => ({ query: { email: user.email } }),
    'POST /v1/auth/sign-in': ({ user }) => ({ body: { email: user.email, password: 'N0t-the-password' } }),
    'POST /v1/auth/sign-out': () => ({ body: {} }),
  },
});
