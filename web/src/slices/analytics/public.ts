/** The part of the statistics that other slices may use. */
export { track, type TrackedEvent } from './events.ts';
export { readReferral } from './referral.ts';
