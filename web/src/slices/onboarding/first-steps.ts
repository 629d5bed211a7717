import { createStore } from '../../lib/store.ts';

/** A user who was led to the first steps and left them is not led there again before the next load. */
export const firstStepsStore = createStore<{ wasLed: boolean; hasSeenInvites: boolean }>({
  wasLed: false,
  hasSeenInvites: false,
});
