/** The part of the statistics that other slices may use. */
export { drainEvents, track, type TrackedEvent } from './events.ts';
export { readReferral } from './referral.ts';
