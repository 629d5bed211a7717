import { defineSamples } from '../../testing/samples.ts';

export const instanceSamples = defineSamples({
  endpoints: {
    'PUT /v1/operator/settings/{name}': () => ({ body: { value: 'open' } }),
    'PUT /v1/operator/flags/{flag}': () => ({ body: { is_on: false } }),
    'PUT /v1/operator/flags/{flag}/workspaces/{workspace_id}': () => ({ body: { is_on: null } }),
  },
  ids: {
    'PUT /v1/operator/settings/{name} name': { owner: 'shared', of: () => 'SIGN_UP' },
    'PUT /v1/operator/flags/{flag} flag': { owner: 'shared', of: () => 'tts-video-generation' },
    'PUT /v1/operator/flags/{flag}/workspaces/{workspace_id} flag': {
      owner: 'shared',
      of: () => 'tts-video-generation',
    },
    'PUT /v1/operator/flags/{flag}/workspaces/{workspace_id} workspace_id': {
      owner: 'private',
      kind: 'workspace',
      of: ({ user }) => user.workspace_id,
    },
  },
});
