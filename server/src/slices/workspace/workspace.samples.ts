import { defineSamples } from '../../testing/samples.ts';

export const workspaceSamples = defineSamples({
  endpoints: {
    'GET /v1/workspace/find-sso-provider': ({ user }) => ({ query: { email: user.email } }),
    'PUT /v1/workspace/update-workspace': () => ({ query: { name: 'Named by the suite' } }),
  },
});
