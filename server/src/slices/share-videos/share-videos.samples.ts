import { defineSamples } from '../../testing/samples.ts';

export const shareVideosSamples = defineSamples({
  endpoints: {
    // The job is not waited for, because its video would take seconds.
    'POST /v1/history/{history_item_id}/generate-video': () => ({ query: { wait: 'false' } }),
  },
});
