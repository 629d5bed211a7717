import { definePlatform } from '../../manifest.ts';
import { renameInAudit } from './audit.ts';
import { purgeExpiredEvents } from './events.ts';

export const events = definePlatform({
  name: 'events',
  purpose: 'Records what happened: the audit log, consent with its evidence, statistics of use.',
  upkeep: { everyMinute: purgeExpiredEvents },
  tables: ['audit_event', 'consent', 'analytics_event'],
  personalData: {
    archive: [
      { file: 'consents', table: 'consent', key: 'consent_id', of: { column: 'user_id' } },
      { file: 'statistics', table: 'analytics_event', key: 'event_id', of: { column: 'user_id' } },
      { file: 'security-events', table: 'audit_event', key: 'event_id', of: { column: 'user_id' } },
    ],
    // The audit log stays, under an alias. Events and consent are deleted with the account.
    removePersonalData: renameInAudit,
  },
});
