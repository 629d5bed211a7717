import { getUser } from '#contract/profile/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

export const liveUpdates: LiveUpdates = { user: [getUser] };
