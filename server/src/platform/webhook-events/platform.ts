import { definePlatform } from '../../manifest.ts';

export const webhookEvents = definePlatform({
  name: 'webhook-events',
  purpose: 'Keeps what happened for the webhooks of a workspace, until it is handed to whoever delivers it.',
  tables: ['webhook_subscription', 'webhook_event'],
  personalData: {
    withheld: {
      webhook_event: 'It is on its way to an address of the workspace, and holds what the archive has elsewhere.',
    },
  },
});
