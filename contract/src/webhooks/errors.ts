import { declareError, declareNotFound } from '../kit/declared-error.ts';
import { maxWebhooks } from './types.ts';

export const webhookNotFound = declareNotFound('webhook', {
  param: 'webhook_id',
  when: 'There is no webhook with this id in the workspace.',
  remedy: 'Take the id from the list of webhooks.',
});

export const deliveryNotFound = declareNotFound('webhook_delivery', {
  param: 'delivery_id',
  when: 'The webhook has no such delivery, or it is older than 30 days.',
  remedy: 'Take the id from the list of deliveries.',
});

export const webhookAddressRefused = declareError(400, 'webhook_address_refused', {
  example: { reason: 'localhost is not a public address.' },
  message: ({ reason }) => `The address of the webhook is not called: ${reason}`,
  param: 'webhook_url',
  when: 'The address is no web address, is not encrypted, or leads to a private network.',
  remedy: 'Give a public https address. An operator may list machines of their own in `OUTGOING_PRIVATE_HOSTS`.',
});

export const webhookInUse = declareError(409, 'webhook_in_use', {
  example: { name: 'Harbor', uses: 'Speech to Text' },
  message: ({ name, uses }) => `The webhook “${name}” is in use (${uses}), so it is not deleted. End its use first.`,
  param: 'webhook_id',
  when: 'The webhook is still told of events.',
  remedy:
    'Take its events away with `PATCH /v1/workspace/webhooks/{webhook_id}` and `{"events": []}`, and then delete it.',
});

export const tooManyWebhooks = declareError(400, 'too_many_webhooks', {
  message: `A workspace may have ${maxWebhooks} webhooks. Remove one first.`,
  when: 'The workspace has the maximum number of webhooks.',
  remedy: 'Remove a webhook that is no longer used.',
});

export const webhookDisabled = declareError(409, 'webhook_disabled', {
  message: 'The webhook is disabled. Enable it first.',
  when: 'A delivery is asked for while the webhook is disabled.',
  remedy: 'Enable the webhook.',
});
