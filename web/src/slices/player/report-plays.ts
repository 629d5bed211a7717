import { playerStore } from '../../lib/player/state.ts';
import { track } from '../analytics/public.ts';

/** Records that something was played, once however often it is paused. @returns a function that ends it */
export function reportPlays(): () => void {
  let reported: number | undefined;
  const report = () => {
    const { status, item, load } = playerStore.get();
    if (status !== 'playing' || !item || load === reported) return;
    reported = load;
    track('player_played', { source: item.type });
  };
  // The bar is loaded for the first item, which may be playing by then.
  report();
  return playerStore.subscribe(report);
}
