import { listSessions } from '#contract/security/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

export const liveUpdates: LiveUpdates = { session: [listSessions] };
