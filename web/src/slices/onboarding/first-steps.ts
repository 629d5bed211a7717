import { createStore } from '../../lib/store.ts';

/** Whoever was led to the first steps and left them for later is not led there again before the next load. */
export const firstStepsStore = createStore<{ wasLed: boolean }>({ wasLed: false });
