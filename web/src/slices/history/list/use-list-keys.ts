import { useEffect } from 'react';
import { ownsKeys } from '../../../lib/hooks.ts';
import { isSingleKey } from '../../../lib/keys/single-keys.ts';

interface ListKeys {
  onSelectAll(): void;
  onDelete(): void;
  /** Moves by one row. With `isFromRow` a row has the focus, and the focus moves along. */
  onMove(step: 1 | -1): void;
  /** Shows or hides the takes of the row that has the focus. Returns false if it has none. */
  onExpand(isOpen: boolean): boolean;
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
  const isRight = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
    return keys.onExpand(event.key === isRight) ? () => undefined : undefined;
  if (event.key === 'Backspace' || event.key === 'Delete') return keys.onDelete;
  return event.key === 'Escape' && keys.onEscape() ? () => undefined : undefined;
}

/** Binds the keys of the list, wherever the focused element does not use them. */
export function useListKeys(keys: ListKeys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || ownsKeys(event.target, event.key)) {
        // A checkbox does not use letters, so Select all applies to the list there too.
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
