import { useEffect } from 'react';
import { ownsKeys } from '../../../lib/hooks.ts';
import { isSingleKey } from '../../../lib/keys/single-keys.ts';

interface ListKeys {
  onSelectAll(): void;
  onDelete(): void;
  /** By one row; `isFromRow`: a row has the focus, which goes along. */
  onMove(step: 1 | -1): void;
  /** Returns false if there is nothing to close. */
  onEscape(): boolean;
}

function actionOf(event: KeyboardEvent, keys: ListKeys): (() => unknown) | undefined {
  const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (isChord && event.key.toLowerCase() === 'a') return keys.onSelectAll;
  if (isSingleKey(event, 'j')) return () => keys.onMove(1);
  if (isSingleKey(event, 'k')) return () => keys.onMove(-1);
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return undefined;
  if (event.key === 'ArrowDown') return () => keys.onMove(1);
  if (event.key === 'ArrowUp') return () => keys.onMove(-1);
  if (event.key === 'Backspace' || event.key === 'Delete') return keys.onDelete;
  return event.key === 'Escape' && keys.onEscape() ? () => undefined : undefined;
}

/** The keys of the list, wherever nothing focused has a use for them. */
export function useListKeys(keys: ListKeys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || ownsKeys(event.target, event.key)) {
        // A checkbox is a field that has no use for letters: Select all is meant for the list there too.
        const isCheckbox = event.target instanceof HTMLInputElement && event.target.type === 'checkbox';
        if (event.defaultPrevented || !isCheckbox) return;
      }
      const action = actionOf(event, keys);
      if (!action) return;
      event.preventDefault();
      action();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [keys]);
}
