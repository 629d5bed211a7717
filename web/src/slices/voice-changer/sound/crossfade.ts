/**
 * Plays the original beside the result, which the player plays, and follows it: one playhead, and a fader between the two.
 */
import { setVolume } from '../../../lib/player/controls.ts';
import { clockStore, playerStore } from '../../../lib/player/state.ts';
import { changerStore } from '../changer.ts';

/** Seconds that the two may be apart before the original is moved. */
const maxDrift = 0.08;

/** The louder of the two is turned down to the other, so that neither sounds better for being louder. */
export function volumesOf(mix: number, source: number, result: number): { source: number; result: number } {
  const match = source > 0 && result > 0 ? source / result : 1;
  return { source: (1 - mix) * Math.min(1, 1 / match), result: mix * Math.min(1, match) };
}

/** @returns a function that ends it */
export function startCrossfade(): () => void {
  const original = new Audio();
  original.preload = 'auto';
  let url = '';

  function follow(): void {
    const { source, result, mix } = changerStore.get();
    const { item, status, speed } = playerStore.get();
    const isOurs = source !== null && result !== null && item !== null && item.id === result.id;
    if (!isOurs) {
      original.pause();
      return;
    }
    if (url !== source.url) original.src = url = source.url;
    const volumes = volumesOf(mix, source.loudness, result.loudness);
    setVolume(volumes.result);
    original.volume = volumes.source;
    original.playbackRate = speed;
    const at = result.trim.from + clockStore.get().time;
    if (Math.abs(original.currentTime - at) > maxDrift && Number.isFinite(at)) original.currentTime = at;
    const plays = status === 'playing' && volumes.source > 0;
    if (plays && original.paused) void original.play().catch(() => undefined);
    if (!plays && !original.paused) original.pause();
  }

  const stops = [playerStore.subscribe(follow), clockStore.subscribe(follow), changerStore.subscribe(follow)];
  return () => {
    for (const stop of stops) stop();
    original.pause();
    original.removeAttribute('src');
    const { result } = changerStore.get();
    // What goes on playing elsewhere is the result, as loud as it is.
    if (playerStore.get().item?.id === result?.id) setVolume(1);
  };
}
