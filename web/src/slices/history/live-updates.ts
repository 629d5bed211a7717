import type { LiveUpdates } from '../../lib/slice.ts';
import { followHistory } from './history.queries.ts';

/** The lists merge in what is new instead of being read again. */
export const liveUpdates: LiveUpdates = { history: followHistory };
