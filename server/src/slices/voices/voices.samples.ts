import { voiceId } from '../../contract-suite/speak.suite.ts';
import { defineSamples } from '../../testing/samples.ts';

export const voicesSamples = defineSamples({
  endpoints: {
    'POST /v1/voices/{voice_id}/settings/edit': () => ({ body: { stability: 0.25 } }),
  },
  ids: {
    voice_id: { owner: 'shared', of: () => voiceId },
    voice_ids: { owner: 'shared', of: () => [voiceId] },
    // There are none yet: a search in one finds nothing. Private from the day they exist.
    collection_id: { owner: 'shared', of: () => 'aCollectionOfVoices1' },
  },
});
