import { defineSamples } from '../../testing/samples.ts';

export const operatorSamples = defineSamples({
  endpoints: {
    'POST /v1/operator/product-updates': () => ({ body: { subject: 'News', paragraphs: ['There is news.'] } }),
  },
  ids: {
    // The id of a mail, which belongs to the installation.
    'POST /v1/operator/outbox/{message_id}/send message_id': {
      owner: 'private',
      kind: 'mail',
      of: () => 'aMailOfTheOutbox',
    },
  },
});
