/** What other slices may use of the statistics. */
export { track, type Tracked } from './events.ts';
export { readReferral } from './referral.ts';
