import { newId } from '../../kernel/ids.ts';
import { speak } from '../../contract-suite/speak.suite.ts';
import { defineSamples } from '../../testing/samples.ts';
import { setFlag } from '../workspace/workspace.service.ts';
import { getShareLink } from './share-links.service.ts';

export const shareLinksSamples = defineSamples({
  async addToTenant(app, { user }) {
    const itemOf = async (text: string) => (await speak(app, user, text)).headers.get('history-item-id') ?? '';
    const shared_item_id = await itemOf('This is for everybody who has the link.');
    /** One whose link is removed. */
    const unshared_item_id = await itemOf('This is for nobody any more.');
    // The workspaces of the suites are on the enterprise plan.
    await setFlag(user.ctx(), user.workspace_id, 'tts-video-generation', true);
    const { share_link } = await getShareLink(user.ctx(), shared_item_id);
    const share_link_id = share_link.split('/').at(-1) ?? '';
    const share_report_id = newId();
    const report = { share_report_id, share_link_id, reason: 'other', text: '', created_at: new Date() };
    await app.db.insertInto('share_report').values(report).execute();
    return { shared_item_id, unshared_item_id, share_link_id, share_link, share_report_id };
  },
  endpoints: {
    'PATCH /v1/history/{history_item_id}/share-link': () => ({ body: { allow_download: false } }),
    'GET /v1/oembed': (tenant) => ({ query: { url: tenant.share_link } }),
    'POST /share/{share_link_id}/report': () => ({ body: { reason: 'spam' } }),
    'POST /v1/operator/share-reports/{share_report_id}': () => ({ body: { decision: 'dismissed' } }),
  },
  ids: {
    // Whoever has a link may use it.
    share_link_id: { owner: 'shared', of: (tenant) => tenant.share_link_id },
    share_report_id: { owner: 'shared', of: (tenant) => tenant.share_report_id },
    'DELETE /v1/history/{history_item_id}/share-link history_item_id': {
      owner: 'private',
      kind: 'history item',
      of: (tenant) => tenant.unshared_item_id,
    },
    'PATCH /v1/history/{history_item_id}/share-link history_item_id': {
      owner: 'private',
      kind: 'history item',
      of: (tenant) => tenant.shared_item_id,
    },
  },
});
