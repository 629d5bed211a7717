import { getUser } from '#contract/profile/api.ts';
import { listSessions } from '#contract/security/api.ts';
import { listSupportGrants } from '#contract/support-access/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

export const liveUpdates: LiveUpdates = { user: [getUser, listSupportGrants], session: [listSessions] };
