import { defineSlice } from '../../manifest.ts';
import { deleteOldVisits, deleteVisitsOf } from './ad-visits.store.ts';
import { analyticsRoutes } from './analytics.routes.ts';

export const slice = defineSlice({
  name: 'analytics',
  purpose: 'Takes events of the product and visits from advertisements, and counts them for operators.',
  routes: analyticsRoutes,
  upkeep: { everyMinute: deleteOldVisits },
  tables: ['ad_visit'],
  personalData: {
    archive: [{ file: 'ad-visits', table: 'ad_visit', key: 'visit_id', of: { email: 'email' } }],
    removePersonalData: (scope, { email }) => deleteVisitsOf(scope, email),
  },
});
