/** Events that wait, subscriptions that were not compared with the provider for long, and what is kept long enough. */
import type { UpkeepTask } from '../../manifest.ts';
import { purgeOld } from './billing.store.ts';
import { fetchEvents, readAgain, reconcile } from './events.service.ts';
import { chargeExtraUse } from './extra-charges/extra-charges.service.ts';
import { releaseReservations } from './promo-codes/promo-codes.service.ts';
import { followMode } from './plan-in-force.service.ts';

export const followConfiguration: UpkeepTask = (scope, { config }) => followMode(scope, config.billing === 'off');

export const takeEvents: UpkeepTask = (_scope, parts) => fetchEvents(parts);

export const compareSubscriptions: UpkeepTask = async (scope, parts) => {
  await reconcile(parts);
  await chargeExtraUse(parts);
  await releaseReservations(scope, (workspaceId) => readAgain(parts, workspaceId));
  await purgeOld(scope);
};
