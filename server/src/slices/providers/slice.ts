import { defineSlice, resource } from '../../manifest.ts';
import { loadProviders } from './active-providers.service.ts';
import { providersRoutes } from './providers.routes.ts';

export const slice = defineSlice({
  name: 'providers',
  purpose: 'Connects services elsewhere that speak, for the whole installation or for one workspace.',
  routes: providersRoutes,
  upkeep: {
    atStart: loadProviders,
    // Another server on the same database may have changed them.
    everyTenSeconds: loadProviders,
  },
  tables: ['speech_provider'],
  resources: [
    resource({
      kind: 'speech provider',
      table: 'speech_provider',
      id: 'provider_id',
      workspace: 'workspace_id',
    }),
  ],
});
