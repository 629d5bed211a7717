import { listSupportGrants } from '#contract/support-access/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

export const liveUpdates: LiveUpdates = { user: [listSupportGrants] };
