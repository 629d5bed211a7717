import { pageAddress, pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'speech-to-text', path: pages.speechToText },
  { name: 'speech-to-text-new', path: pageAddress('speechToText', { new: '1' }) },
];
