import { newId } from '../../kernel/ids.ts';
import { defineSamples } from '../../testing/samples.ts';

/** Nobody listens there, so that no sample leaves this machine. */
const base_url = 'http://127.0.0.1:1/v1';

export const providersSamples = defineSamples({
  async addToTenant(app, { user }) {
    const row = (workspace_id: string | null) => ({
      ...{ provider_id: newId(), workspace_id, name: 'Elsewhere', shape: 'openai', base_url, model: 'tts-1' },
      ...{ languages: '["en"]', concurrency: 1, cost_factor: 1, is_enabled: false, voice_names: '["alloy"]' },
      ...{ models: '[]', voices: '[]', created_at: new Date() },
    });
    const [own, shared] = [row(user.workspace_id), row(null)];
    await app.db.insertInto('speech_provider').values([own, shared]).execute();
    return { provider_id: own.provider_id, installation_provider_id: shared.provider_id };
  },
  endpoints: Object.fromEntries(
    ['operator', 'workspace'].flatMap((scope) => [
      [
        `POST /v1/${scope}/speech-providers`,
        () => ({ body: { name: 'Another', shape: 'openai', base_url, model: 'tts-1' } }),
      ],
      [`PATCH /v1/${scope}/speech-providers/{provider_id}`, () => ({ body: { name: 'Renamed' } })],
      [`POST /v1/${scope}/speech-providers/{provider_id}/test`, () => ({ body: { text: 'Hello.' } })],
    ]),
  ),
  ids: {
    provider_id: { owner: 'private', kind: 'speech provider', of: (tenant) => tenant.provider_id },
    ...Object.fromEntries(
      [
        'PATCH /v1/operator/speech-providers/{provider_id}',
        'DELETE /v1/operator/speech-providers/{provider_id}',
        'POST /v1/operator/speech-providers/{provider_id}/lists',
        'POST /v1/operator/speech-providers/{provider_id}/test',
      ].map((call) => [
        `${call} provider_id`,
        {
          owner: 'shared' as const,
          of: (tenant: { installation_provider_id: string }) => tenant.installation_provider_id,
        },
      ]),
    ),
  },
});
