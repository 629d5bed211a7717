import { listApiKeys } from '#contract/api-keys/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

export const liveUpdates: LiveUpdates = { api_key: [listApiKeys] };
