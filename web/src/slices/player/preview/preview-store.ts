import { createStore } from '../../../lib/store.ts';

interface Preview {
  /** The voice whose sample is being heard. */
  voice_id: string | null;
  /** The address of the sample that is being heard. */
  url: string | null;
  /** The address of the sample that the player holds, also while it is paused. */
  source: string;
  time: number;
  duration: number;
}

export const previewStore = createStore<Preview>({ voice_id: null, url: null, source: '', time: 0, duration: 0 });
