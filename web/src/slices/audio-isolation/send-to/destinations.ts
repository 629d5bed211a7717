/** The tools that take the isolated sound, and how they get it. */
import type { IsolationDetails } from '#contract/audio-isolation/types.ts';
import type { UploadPurpose } from '#contract/uploads/types.ts';
import { addUploads } from '../../../lib/uploads/uploads.ts';
import { readIsolated } from '../pair/download.ts';

export interface Destination {
  purpose: Extract<UploadPurpose, 'speech_to_speech' | 'speech_to_text'>;
  to: string;
}

/** The tools that this version has. */
export const destinations: readonly Destination[] = [];

/** Uploads the isolated sound for a tool, which finds it among its uploads. @returns where to go */
export async function sendTo({ purpose, to }: Destination, item: IsolationDetails): Promise<{ to: string }> {
  const file = await readIsolated(item, 'default');
  addUploads(purpose, [{ file, seconds: item.duration_seconds }]);
  return { to };
}
