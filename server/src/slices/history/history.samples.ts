import { speak } from '../../contract-suite/speak.suite.ts';
import { defineSamples } from '../../testing/samples.ts';

export const historySamples = defineSamples({
  async addToTenant(app, { user, words }) {
    const spoken = await speak(app, user, words);
    const useless = await speak(app, user, 'Nobody needs this.');
    return {
      history_item_id: spoken.headers.get('history-item-id') ?? '',
      /** One to be deleted. */
      useless_item_id: useless.headers.get('history-item-id') ?? '',
      request_id: spoken.headers.get('request-id') ?? '',
    };
  },
  endpoints: {
    'POST /v1/history/download': () => ({ body: { output_format: 'wav' } }),
    'POST /v1/history/zip': () => ({ body: {} }),
    'POST /v1/history/delete': () => ({ body: {} }),
    'PATCH /v1/history/{history_item_id}/take': () => ({ body: { name: 'Softer close' } }),
    'POST /v1/history/{history_item_id}/feedback': () => ({ body: { thumbs_up: true } }),
    'PUT /v1/operator/item-feedback/{history_item_id}/review': () => ({ body: { review_status: 'reviewed' } }),
  },
  ids: {
    history_item_id: { owner: 'private', kind: 'history item', of: (tenant) => tenant.history_item_id },
    history_item_ids: { owner: 'private', kind: 'history item', of: (tenant) => [tenant.history_item_id] },
    redo_of: { owner: 'private', kind: 'history item', of: (tenant) => tenant.history_item_id },
    take_of: { owner: 'private', kind: 'history item', of: (tenant) => tenant.history_item_id },
    // A stranger's group has no items, as if there was none of that name.
    take_group_id: { owner: 'shared', of: (tenant) => tenant.history_item_id },
    start_after_history_item_id: { owner: 'private', kind: 'history item', of: (tenant) => tenant.history_item_id },
    // An item of somebody else is treated like a deleted one: it is neither mentioned nor changed.
    'POST /v1/history/delete history_item_ids': { owner: 'shared', of: (tenant) => [tenant.useless_item_id] },
    // A stranger's request is as good as none: the end is spoken as if nothing followed, and nothing is told of it.
    previous_request_ids: { owner: 'shared', of: (tenant) => [tenant.request_id] },
    next_request_ids: { owner: 'shared', of: (tenant) => [tenant.request_id] },
  },
});
