import { listMessages } from '#contract/messages/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

export const liveUpdates: LiveUpdates = { message: [listMessages] };
