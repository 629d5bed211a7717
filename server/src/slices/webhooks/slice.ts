import { defineSlice, resource } from '../../manifest.ts';
import { deliveryHandler, purge, retryDue, webhookEventHandler } from './deliver.jobs.ts';
import { webhooksRoutes } from './webhooks.routes.ts';

export const slice = defineSlice({
  name: 'webhooks',
  purpose: 'Tells addresses of a workspace what happened: signed, tried again for three days, and listed.',
  routes: webhooksRoutes,
  jobs: [webhookEventHandler, deliveryHandler],
  upkeep: { atStart: retryDue, everyTenSeconds: retryDue, everyMinute: purge },
  tables: ['webhook', 'webhook_delivery'],
  personalData: {
    withheld: {
      webhook_delivery: 'It was sent to an address of the workspace, and holds what the archive has elsewhere.',
    },
  },
  resources: [
    resource({ kind: 'webhook', table: 'webhook', id: 'webhook_id', workspace: 'workspace_id' }),
    resource({
      ...{ kind: 'webhook delivery', table: 'webhook_delivery', id: 'delivery_id' },
      ...{ workspace: 'workspace_id', user: 'user_id' },
    }),
  ],
});
