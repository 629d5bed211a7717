import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defineSamples } from '../../testing/samples.ts';

const broken = 'sample-broken';

export const engineModelsSamples = defineSamples({
  async addToTenant({ parts }) {
    // A folder that is no model is listed, and can be checked and removed.
    await rm(path.join(parts.models.folder, broken), { recursive: true, force: true });
    await mkdir(path.join(parts.models.folder, broken));
    await writeFile(path.join(parts.models.folder, broken, 'readme.txt'), 'no model');
    return {};
  },
  endpoints: {
    'POST /v1/operator/models/addresses': () => ({ body: { url: 'https://models.invalid/voice.tar.bz2' } }),
    'POST /v1/operator/models/files': () => ({
      body: { fields: {}, files: { file: new File([Buffer.from('1f8b0800000000000003', 'hex')], 'voice.tar.gz') } },
    }),
    'POST /v1/operator/models/{model_id}/test': () => ({ body: { text: 'Hello.' } }),
    'POST /v1/operator/models/{model_id}/listening-test': () => ({ body: {} }),
  },
  ids: {
    catalog_id: { owner: 'shared', of: () => 'piper-en_us-amy-medium' },
    'POST /v1/operator/models/{model_id}/check model_id': { owner: 'shared', of: () => broken },
    'POST /v1/operator/models/{model_id}/test model_id': { owner: 'shared', of: () => broken },
    'POST /v1/operator/models/{model_id}/listening-test model_id': { owner: 'shared', of: () => broken },
    'DELETE /v1/operator/models/{model_id} model_id': { owner: 'shared', of: () => broken },
    install_id: { owner: 'shared', of: () => 'no-install' },
  },
});
