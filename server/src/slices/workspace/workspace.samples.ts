import { defineSamples } from '../../testing/samples.ts';

export const workspaceSamples = defineSamples({
  endpoints: {
    'PUT /v1/workspace/update-workspace': () => ({ query: { name: 'Named by the suite' } }),
  },
});
