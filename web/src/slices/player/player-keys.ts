import { useEffect } from 'react';
import { ownsKeys } from '../../lib/hooks.ts';
import { keySkipSeconds, playerStore, skip, toggle } from '../../lib/player/player.ts';

const deeds: Record<string, () => void> = {
  ' ': toggle,
  ArrowRight: () => skip(keySkipSeconds),
  ArrowLeft: () => skip(-keySkipSeconds),
};

/** Not part of the first load: what played before this page was loaded is there a moment later. */
function useMemory(): void {
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    void import('./memory.ts').then(({ startMemory }) => {
      if (!isGone) leave = startMemory();
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, []);
}

/** Space and the arrows belong to the player wherever nothing focused has a use for them. */
export function usePlayerKeys(): void {
  useMemory();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const deed = deeds[event.key];
      const isModified = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!deed || isModified || event.defaultPrevented || !playerStore.get().item) return;
      if (ownsKeys(event.target, event.key)) return;
      event.preventDefault();
      deed();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
