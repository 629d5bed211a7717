import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defineSamples } from '../../testing/samples.ts';

const backup = 'veery-20260101-030000000.tar.gz';

export const instanceSamples = defineSamples({
  async addToTenant({ parts }) {
    const folder = path.join(parts.config.dataDir, 'backups');
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, backup), 'archive');
    return {};
  },
  endpoints: {
    'PUT /v1/operator/settings/{name}': () => ({ body: { value: 'open' } }),
    'PUT /v1/operator/flags/{flag}': () => ({ body: { is_on: false } }),
    'PUT /v1/operator/flags/{flag}/workspaces/{workspace_id}': () => ({ body: { is_on: null } }),
  },
  ids: {
    backup: { owner: 'shared', of: () => backup },
    'PUT /v1/operator/settings/{name} name': { owner: 'shared', of: () => 'SIGN_UP' },
    'PUT /v1/operator/flags/{flag} flag': { owner: 'shared', of: () => 'tts-video-generation' },
    'PUT /v1/operator/flags/{flag}/workspaces/{workspace_id} flag': {
      owner: 'shared',
      of: () => 'tts-video-generation',
    },
    'PUT /v1/operator/flags/{flag}/workspaces/{workspace_id} workspace_id': {
      owner: 'private',
      kind: 'workspace',
      of: ({ user }) => user.workspace_id,
    },
  },
});
