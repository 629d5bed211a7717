/** What other slices may use of the statistics. */
export { track, type TrackedEvent } from './events.ts';
export { readReferral } from './referral.ts';
