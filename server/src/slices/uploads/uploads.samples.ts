import { makeUpload } from '../../testing/made-upload.ts';
import { defineSamples } from '../../testing/samples.ts';
import { toneWav } from '../../testing/sound.ts';
import { createUpload } from './uploads.service.ts';

const sound = toneWav(0.2);
const purpose = 'audio_isolation';

export const uploadsSamples = defineSamples({
  async addToTenant(app, { user, words }) {
    const begin = () => createUpload(user.ctx(), { name: words, size_bytes: sound.length, purpose });
    const upload_id = await makeUpload(app, user, { name: words, purpose, bytes: sound });
    const [open, useless] = [await begin(), await begin()];
    return { upload_id, open_upload_id: open.upload_id, useless_upload_id: useless.upload_id };
  },
  endpoints: {
    'POST /v1/uploads': () => ({
      body: { name: 'tone.wav', size_bytes: sound.length, purpose },
    }),
    'PUT /v1/uploads/{upload_id}/parts/{part_number}': () => ({
      params: { part_number: '1' },
      body: { fields: {}, files: { part: new File([sound], 'part') } },
    }),
  },
  ids: {
    part_number: { owner: 'shared', of: () => '1' },
    upload_id: { owner: 'private', kind: 'upload', of: (tenant) => tenant.upload_id },
    'PUT /v1/uploads/{upload_id}/parts/{part_number} upload_id': {
      owner: 'private',
      kind: 'upload',
      of: (tenant) => tenant.open_upload_id,
    },
    'DELETE /v1/uploads/{upload_id} upload_id': {
      owner: 'private',
      kind: 'upload',
      of: (tenant) => tenant.useless_upload_id,
    },
  },
});
