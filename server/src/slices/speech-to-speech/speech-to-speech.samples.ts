import { makeUpload } from '../../testing/made-upload.ts';
import { defineSamples } from '../../testing/samples.ts';
import { toneWav } from '../../testing/sound.ts';

/** There is something to hear. The upload is filled in. */
const body = () => ({ body: { fields: {}, files: {} } });
const model = { owner: 'shared' as const, of: () => 'eleven_multilingual_sts_v2' };
const convert = 'POST /v1/speech-to-speech/{voice_id}';

export const speechToSpeechSamples = defineSamples({
  async addToTenant(app, { user, words }) {
    const upload = () => makeUpload(app, user, { name: words, purpose: 'speech_to_speech', bytes: toneWav(0.5) });
    return { spoken_upload_id: await upload(), streamed_upload_id: await upload() };
  },
  endpoints: { [convert]: body, [`${convert}/stream`]: body },
  ids: {
    [`${convert} model_id`]: model,
    [`${convert}/stream model_id`]: model,
    [`${convert} upload_id`]: { owner: 'private', kind: 'upload', of: (tenant) => tenant.spoken_upload_id },
    [`${convert}/stream upload_id`]: { owner: 'private', kind: 'upload', of: (tenant) => tenant.streamed_upload_id },
  },
});
