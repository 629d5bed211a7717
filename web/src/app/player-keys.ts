import { useEffect } from 'react';
import { ownsKeys } from '../lib/hooks.ts';
import { keySkipSeconds, playerStore, skip, toggle } from '../lib/player.ts';

const deeds: Record<string, () => void> = {
  ' ': toggle,
  ArrowRight: () => skip(keySkipSeconds),
  ArrowLeft: () => skip(-keySkipSeconds),
};

/** Space and the arrows belong to the player wherever nothing focused has a use for them. */
export function usePlayerKeys(): void {
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
