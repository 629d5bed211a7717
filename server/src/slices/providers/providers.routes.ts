import * as api from '#contract/providers/api.ts';
import { on } from '../../context.ts';
import { testProvider } from './provider-test.service.ts';
import * as providers from './providers.service.ts';

const ok = { status: 'ok' as const };

export const providersRoutes = [
  on(api.listInstallationProviders, async (ctx) => ({ providers: await providers.listProviders(ctx, 'installation') })),
  on(api.createInstallationProvider, (ctx, { body }) => providers.createProvider(ctx, 'installation', body)),
  on(api.updateInstallationProvider, (ctx, { params, body }) =>
    providers.updateProvider(ctx, 'installation', params.provider_id, body),
  ),
  on(api.deleteInstallationProvider, async (ctx, { params }) => {
    await providers.deleteProvider(ctx, 'installation', params.provider_id);
    return ok;
  }),
  on(api.readInstallationProviderLists, (ctx, { params }) =>
    providers.readListsAgain(ctx, 'installation', params.provider_id),
  ),
  on(api.testInstallationProvider, (ctx, { params, body }) =>
    testProvider(ctx, 'installation', params.provider_id, body),
  ),
  on(api.listWorkspaceProviders, async (ctx) => ({
    providers: await providers.listProviders(ctx, 'workspace'),
    installation_providers: await providers.listInstallationNames(ctx),
  })),
  on(api.createWorkspaceProvider, (ctx, { body }) => providers.createProvider(ctx, 'workspace', body)),
  on(api.updateWorkspaceProvider, (ctx, { params, body }) =>
    providers.updateProvider(ctx, 'workspace', params.provider_id, body),
  ),
  on(api.deleteWorkspaceProvider, async (ctx, { params }) => {
    await providers.deleteProvider(ctx, 'workspace', params.provider_id);
    return ok;
  }),
  on(api.readWorkspaceProviderLists, (ctx, { params }) =>
    providers.readListsAgain(ctx, 'workspace', params.provider_id),
  ),
  on(api.testWorkspaceProvider, (ctx, { params, body }) => testProvider(ctx, 'workspace', params.provider_id, body)),
];
