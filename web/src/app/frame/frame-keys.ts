import { useEffect } from 'react';
import { pages } from '#contract/pages.ts';
import { actionsStore } from '../../lib/keys/actions.ts';
import { closePanel, openPanel, panelStore, type Panel } from '../../lib/panels.ts';
import { isSingleKey } from '../../lib/keys/single-keys.ts';

/** Milliseconds within which the second key of `G H` must follow. */
const secondKeyWithin = 1500;

function swap(panel: Panel): void {
  if (panelStore.get().open === panel) closePanel(panel);
  else openPanel(panel);
}

/** Finds the action whose keys are `G` followed by this one. */
const goAction = (key: string) =>
  actionsStore.get().actions.find(({ keys }) => keys?.toLowerCase() === `g ${key.toLowerCase()}`);

const areActionsThere = () => actionsStore.get().actions.some(({ group }) => group === 'go');

/** Runs the action once it is offered, so that keys that are pressed while its code is being loaded are not lost. */
function goOnceOffered(key: string): void {
  const end = actionsStore.subscribe(() => {
    if (!areActionsThere()) return;
    end();
    goAction(key)?.run?.();
  });
}

/** Binds the keys of the frame: those of the palette, of the shortcuts, and G followed by a letter. */
export function useFrameKeys(): void {
  useEffect(() => {
    let isAfterG = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function onKeyDown(event: KeyboardEvent) {
      const hasMod = (event.ctrlKey || event.metaKey) && !event.altKey;
      const wasAfterG = isAfterG;
      isAfterG = false;
      clearTimeout(timer);
      if (hasMod && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        return swap('palette');
      }
      if (hasMod && event.key === '/') {
        event.preventDefault();
        return swap('shortcuts');
      }
      if (wasAfterG && isSingleKey(event, event.key)) {
        if (!areActionsThere()) {
          event.preventDefault();
          return goOnceOffered(event.key);
        }
        const action = goAction(event.key);
        if (action) event.preventDefault();
        return action?.run?.();
      }
      if (isSingleKey(event, 'g')) {
        isAfterG = true;
        timer = setTimeout(() => (isAfterG = false), secondKeyWithin);
      } else if (isSingleKey(event, '?')) {
        event.preventDefault();
        openPanel('shortcuts');
      } else if (isSingleKey(event, '/') && location.pathname === pages.home) {
        event.preventDefault();
        openPanel('palette');
      }
    }

    // The listener captures the key before the screens see it, because the letter after G is not meant for them.
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      clearTimeout(timer);
    };
  }, []);
}
