import { pageAddress, pages } from '#contract/pages.ts';
import type { SweepEntry } from '../../testing/sweep.ts';

export const sweep: readonly SweepEntry[] = [
  { name: 'speech-to-text', path: pages.speechToText },
  { name: 'speech-to-text-new', path: pageAddress('speechToText', { new: '1' }) },
  { name: 'transcript', path: pages.transcript.replace('$id', 'TRANSCRIPT'), isOpenedByWidth: true },
  { name: 'transcript-subtitles', path: `${pages.transcript.replace('$id', 'TRANSCRIPT')}?tab=subtitles` },
];
