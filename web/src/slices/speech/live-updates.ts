import { listVoices } from '#contract/voices/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

export const liveUpdates: LiveUpdates = { voice: [listVoices] };
