import { addMessage, listMessages } from '../../platform/notify/messages.ts';
import { defineSamples } from '../../testing/samples.ts';

export const messagesSamples = defineSamples({
  async addToTenant(_app, { user, words }) {
    await addMessage(user.ctx(), user.actor, { kind: 'api_key_created', params: { name: words } });
    const { messages } = await listMessages(user.ctx(), 1);
    return { message_id: messages[0]?.message_id ?? '' };
  },
  endpoints: {
    'POST /v1/messages/read': () => ({ body: {} }),
    'PATCH /v1/workspace/notification-preferences': () => ({ body: { preferences: { billing: { in_app: false } } } }),
  },
  ids: {
    // A message of somebody else is skipped like a missing one: it is neither mentioned nor changed.
    message_ids: { owner: 'shared', of: (tenant) => [tenant.message_id] },
  },
});
