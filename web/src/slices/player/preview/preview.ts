/** Samples of voices, as the screens use them. What plays them is fetched when it is needed. */
import { importEventually } from '../../../lib/code/code-loader.ts';
import type { PreviewedVoice } from './preview-item.ts';
import { previewStore } from './preview-store.ts';

const load = () => importEventually(() => import('./voice-preview.ts'));

/** Starts the sample of a voice or pauses the one that plays. `url` is a sample in another language. */
export const togglePreview = (voice: PreviewedVoice, url?: string): void =>
  void load().then(({ toggleSample }) => toggleSample(voice, url));

/** Ends the sample, as when the list of voices closes. The item that it interrupted is back where it was, and waits. */
export const stopPreview = (): void => {
  // Nothing was played, and nothing of it is fetched.
  if (previewStore.get().source) void load().then(({ endSample }) => endSample());
};
