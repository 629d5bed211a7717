import { defineSamples } from '../../testing/samples.ts';

export const modelsSamples = defineSamples({
  ids: { model_id: { owner: 'shared', of: () => 'eleven_flash_v2_5' } },
});
