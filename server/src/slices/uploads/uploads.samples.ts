import { createUploads } from '../../platform/files/uploads.ts';
import { defineSamples } from '../../testing/samples.ts';
import { toneWav } from '../../testing/sound.ts';
import { createUpload, completeUpload, putPart } from './uploads.service.ts';

const sound = toneWav(0.2);

export const uploadsSamples = defineSamples({
  async addToTenant(app, { user, words }) {
    const ctx = user.ctx();
    const begin = (purpose: 'audio_isolation') => createUpload(ctx, { name: words, size_bytes: sound.length, purpose });
    const [whole, open, useless] = [
      await begin('audio_isolation'),
      await begin('audio_isolation'),
      await begin('audio_isolation'),
    ];
    const store = createUploads(app.parts);
    const file = await store.create();
    await file.write(sound);
    await file.commit();
    const about = { key: file.key, name: 'part', type: 'audio/wav', size: sound.length, sha256: '' };
    await putPart(ctx, whole.upload_id, 1, { ...about, keep: (scope) => store.keep(scope, file.key) });
    await completeUpload(ctx, whole.upload_id);
    return { upload_id: whole.upload_id, open_upload_id: open.upload_id, useless_upload_id: useless.upload_id };
  },
  endpoints: {
    'POST /v1/uploads': () => ({
      body: { name: 'tone.wav', size_bytes: sound.length, purpose: 'audio_isolation' },
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
