import { batchOf } from '../../testing/speech-batch.ts';
import { defineSamples } from '../../testing/samples.ts';

export const speechBatchesSamples = defineSamples({
  endpoints: {
    'POST /v1/speech-batches': () => ({ body: { ...batchOf('Hi.'), name: 'Made by the suite' } }),
    'POST /v1/speech-batches/check': () => ({ body: batchOf('Hi.') }),
  },
});
