/** Keys without a modifier can be turned off: speech input and unsteady hands press them by accident (WCAG 2.1.4). */
import { ownsKeys } from '../hooks.ts';
import { isBoolean, readLocal, writeLocal } from '../browser/storage.ts';
import { createStore } from '../store.ts';

const key = 'single-keys';

export const singleKeysStore = createStore({ isOn: readLocal(key, isBoolean, true) });

export function setSingleKeys(isOn: boolean): void {
  singleKeysStore.set({ isOn });
  writeLocal(key, isOn);
}

/** Tells whether a key press is the wanted shortcut: without a modifier, not typed into a field, not turned off. */
export function isSingleKey(event: KeyboardEvent, wanted: string): boolean {
  const isModified = event.ctrlKey || event.metaKey || event.altKey;
  if (isModified || event.defaultPrevented || event.repeat || !singleKeysStore.get().isOn) return false;
  return event.key.toLowerCase() === wanted.toLowerCase() && !ownsKeys(event.target, event.key);
}
