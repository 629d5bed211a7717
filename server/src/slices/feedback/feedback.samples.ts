import { defineSamples } from '../../testing/samples.ts';

export const feedbackSamples = defineSamples({
  endpoints: {
    'POST /v1/feedback': () => ({ body: { message: 'The suite likes it.', kind: 'idea', rating: 5 } }),
  },
});
