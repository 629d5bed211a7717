/** The tools that take the isolated sound, and how they get it. */
import type { IsolationDetails } from '#contract/audio-isolation/types.ts';
import { pages, type PageSearch } from '#contract/pages.ts';
import type { UploadPurpose } from '#contract/uploads/types.ts';
import { addUploads } from '../../../lib/uploads/uploads.ts';
import { readIsolated } from '../pair/download.ts';

export interface Destination {
  purpose: Extract<UploadPurpose, 'speech_to_text'>;
  to: typeof pages.speechToText;
  search: PageSearch<'speechToText'>;
}

/** The tools that this version has. */
export const destinations: readonly Destination[] = [
  { purpose: 'speech_to_text', to: pages.speechToText, search: { new: '1' } },
];

/** Uploads the isolated sound for a tool, which finds it among its uploads. @returns where to go */
export async function sendTo(
  { purpose, to, search }: Destination,
  item: IsolationDetails,
): Promise<Pick<Destination, 'to' | 'search'>> {
  const file = await readIsolated(item, 'default');
  addUploads(purpose, [{ file, seconds: item.duration_seconds }]);
  return { to, search };
}
