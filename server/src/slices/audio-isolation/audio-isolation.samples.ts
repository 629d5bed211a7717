import * as api from '#contract/audio-isolation/api.ts';
import { defineSamples } from '../../testing/samples.ts';
import { toneWav } from '../../testing/sound.ts';

const sound = toneWav(0.2);
/** The upload is filled in. */
const body = { fields: {}, files: {} };
const item = '/v1/audio-isolation/history/{history_item_id}';

export const audioIsolationSamples = defineSamples({
  async addToTenant(app, { user, words }) {
    const isolate = async () => {
      const files = { audio: new File([sound], `${words}.wav`) };
      const answer = await app.call(api.isolateAudio, user, { body: { fields: {}, files } });
      await answer.arrayBuffer();
      return answer.headers.get('history-item-id') ?? '';
    };
    return { isolated_id: await isolate(), useless_isolated_id: await isolate() };
  },
  endpoints: {
    'POST /v1/audio-isolation': () => ({ body }),
    'POST /v1/audio-isolation/stream': () => ({ body }),
  },
  ids: Object.fromEntries(
    [
      ...[`GET ${item}`, `GET ${item}/audio`, `GET ${item}/original`, `GET ${item}/waveforms`].map(
        (call) => [call, 'isolated_id'] as const,
      ),
      [`DELETE ${item}`, 'useless_isolated_id'] as const,
    ].map(([call, name]) => [
      `${call} history_item_id`,
      {
        owner: 'private' as const,
        kind: 'isolated audio',
        of: (tenant: Record<'isolated_id' | 'useless_isolated_id', string>) => tenant[name],
      },
    ]),
  ),
});
