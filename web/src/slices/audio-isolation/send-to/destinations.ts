/** The tools that take the isolated sound, and how they get it. */
import type { IsolationDetails } from '#contract/audio-isolation/types.ts';
import { pages } from '#contract/pages.ts';
import { maxRecordingSeconds } from '#contract/speech-to-speech/types.ts';
import { addUploads } from '../../../lib/uploads/uploads.ts';
import { takeSource } from '../../voice-changer/public.ts';
import { readIsolated } from '../pair/download.ts';

export type Destination = 'speech_to_text' | 'voice_changer';

/** The tools that this version has. The voice changer takes only what it can change in one go. */
export const destinationsOf = ({ duration_seconds }: IsolationDetails): readonly Destination[] =>
  (duration_seconds ?? 0) > maxRecordingSeconds ? ['speech_to_text'] : ['speech_to_text', 'voice_changer'];

/** Hands the isolated sound to a tool. @returns where to go, and find it there */
export async function sendTo(destination: Destination, item: IsolationDetails) {
  const sound = { file: await readIsolated(item, 'default'), seconds: item.duration_seconds };
  if (destination === 'voice_changer') {
    await takeSource(sound);
    return { to: pages.voiceChanger };
  }
  addUploads('speech_to_text', [sound]);
  return { to: pages.speechToText, search: { new: '1' } as const };
}
