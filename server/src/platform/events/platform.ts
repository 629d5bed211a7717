import { definePlatform } from '../../manifest.ts';
import { purgeExpiredEvents } from './events.ts';
import { removePersonalData } from './personal-data.ts';

export const events = definePlatform({
  name: 'events',
  purpose: 'Records what happened: the audit log, consent with its evidence, statistics of use.',
  upkeep: { everyMinute: purgeExpiredEvents },
  tables: ['audit_event', 'consent', 'analytics_event', 'ad_visit'],
  personalData: {
    archive: [
      { file: 'consents', table: 'consent', key: 'consent_id', of: { column: 'user_id' } },
      { file: 'ad-visits', table: 'ad_visit', key: 'visit_id', of: { email: 'email' } },
      { file: 'statistics', table: 'analytics_event', key: 'event_id', of: { column: 'user_id' } },
      { file: 'security-events', table: 'audit_event', key: 'event_id', of: { column: 'user_id' } },
    ],
    removePersonalData,
  },
});
