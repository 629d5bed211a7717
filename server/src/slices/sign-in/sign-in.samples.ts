import { defineSamples } from '../../testing/samples.ts';

export const signInSamples = defineSamples({
  endpoints: {
    'POST /v1/auth/sign-in': ({ user }) => ({ body: { email: user.email, password: 'N0t-the-password' } }),
    'POST /v1/auth/set-up': ({ user }) => ({
      body: { setup_code: 'never-issued', email: user.email, password: 'An0ther!password' },
    }),
    'POST /v1/auth/sign-out': () => ({ body: {} }),
  },
});
