import { useEffect } from 'react';
import { isSingleKey } from '../../../lib/keys/single-keys.ts';
import { hear, togglePair } from './pair-player.ts';

/** A and B switch, the space bar plays. They take precedence over the keys of the player while a pair is shown. */
export function usePairKeys(): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (isSingleKey(event, 'a')) hear('original');
      else if (isSingleKey(event, 'b')) hear('isolated');
      else if (isSingleKey(event, ' ')) togglePair();
      else return;
      event.preventDefault();
    }
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
}
