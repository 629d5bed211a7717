import { pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'voice-changer', path: pages.voiceChanger },
  { name: 'voice-changer-history', path: pages.voiceChangerHistory },
];
