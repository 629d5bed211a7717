import { stopPreview } from '../../player/public.ts';
import { createStore } from '../../../lib/store.ts';

/** Whether the voice picker is open. Its button, keys and other screens open it. */
export const pickerStore = createStore({ isOpen: false });

export function openPicker(isOpen: boolean): void {
  pickerStore.set({ isOpen });
  if (!isOpen) stopPreview();
}
