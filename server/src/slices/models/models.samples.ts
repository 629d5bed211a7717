import { defineSamples } from '../../testing/samples.ts';

export const modelsSamples = defineSamples({
  endpoints: {
    'PATCH /v1/operator/speech-routes': () => ({ body: { model_id: 'eleven_v3', route: 'own' } }),
  },
  ids: {
    model_id: { owner: 'shared', of: () => 'eleven_flash_v2_5' },
    'PATCH /v1/operator/speech-routes workspace_id': {
      owner: 'private',
      kind: 'workspace',
      of: ({ user }) => user.workspace_id,
    },
  },
});
