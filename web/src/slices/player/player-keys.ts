import { useEffect } from 'react';
import { importEventually } from '../../lib/code/code-loader.ts';
import { ownsKeys } from '../../lib/hooks.ts';
import { skip, toggle } from '../../lib/player/controls.ts';
import { keySkipSeconds, playerStore } from '../../lib/player/state.ts';

const actions: Record<string, () => void> = {
  ' ': toggle,
  ArrowRight: () => skip(keySkipSeconds),
  ArrowLeft: () => skip(-keySkipSeconds),
};

/** Restores the last item a moment after the first load. */
function usePlayerMemory(): void {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isUnmounted = false;
    void importEventually(() => import('./player-memory.ts')).then(({ startPlayerMemory }) => {
      if (!isUnmounted) stop = startPlayerMemory();
    });
    return () => {
      isUnmounted = true;
      stop?.();
    };
  }, []);
}

/** Binds Space and the arrows to the player wherever the focused element does not use them. */
export function usePlayerKeys(): void {
  usePlayerMemory();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const action = actions[event.key];
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!action || isModified || event.defaultPrevented || !playerStore.get().item) return;
      if (ownsKeys(event.target, event.key)) return;
      event.preventDefault();
      action();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
