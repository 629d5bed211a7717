import { defineSamples } from '../../testing/samples.ts';

export const legalSamples = defineSamples({
  // The name of a text that everybody may read.
  ids: { document: { owner: 'shared', of: () => 'privacy' } },
});
