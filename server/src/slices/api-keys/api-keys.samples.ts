import { bySession, send } from '../../contract-suite/http.suite.ts';
import { defineSamples } from '../../testing/samples.ts';
import { createKey } from './api-keys.service.ts';

export const apiKeysSamples = defineSamples({
  async addToTenant(app, { user }) {
    const made = await send(app.url, 'POST /v1/user/create-api-key', {
      as: bySession(user),
      body: { name: `key of ${user.user_id}` },
    });
    return {
      /** A key beside the one that calls. */
      spare: made.body as { key_id: string; xi_api_key: string },
      /** This key may be disabled. */
      useless_key: (await createKey(user.ctx(), { name: 'useless', permissions: [] })).xi_api_key,
    };
  },
  endpoints: {
    'POST /v1/user/create-api-key': () => ({ body: { name: 'made by the suite' } }),
    'DELETE /v1/user/delete-api-key': () => ({ body: {} }),
    'POST /v1/user/rotate-api-key': () => ({ body: {} }),
    'POST /v1/workspaces/api-keys/disable': ({ useless_key }) => ({
      query: { api_key_name: 'self' },
      as: { 'xi-api-key': useless_key },
    }),
    'POST /v1/user/edit-api-key': () => ({ body: { name: 'renamed by the suite', is_enabled: false } }),
  },
  ids: {
    key_id: { owner: 'private', kind: 'API key', of: (tenant) => tenant.spare.key_id },
    // The name of a kind, not of a thing.
    token_type: { owner: 'shared', of: () => 'tts_websocket' },
  },
});
