import { defineSlice } from '../../manifest.ts';
import { purgeExpiredReports } from './reports.service.ts';
import { shareLinkRoutes } from './share-links.routes.ts';

export const slice = defineSlice({
  name: 'share-links',
  purpose: 'Shows items to everybody who has their link: the public page, the embedded player, reports of pages.',
  routes: shareLinkRoutes,
  upkeep: { everyMinute: purgeExpiredReports },
  tables: ['share_link', 'share_report'],
  personalData: {
    archive: [{ file: 'share-links', table: 'share_link', key: 'share_link_id', of: { column: 'user_id' } }],
  },
});
