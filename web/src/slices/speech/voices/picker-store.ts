import { stopPreview } from '../../player/public.ts';
import { createStore } from '../../../lib/store.ts';

/** Opened by its button, by keys and from other screens. */
export const pickerStore = createStore({ isOpen: false });

export function openPicker(isOpen: boolean): void {
  pickerStore.set({ isOpen });
  if (!isOpen) stopPreview();
}
