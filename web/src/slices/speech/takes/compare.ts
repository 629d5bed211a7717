/** Compares the two takes that were heard last by switching between them. */
import { playHistoryItem, readHistoryItem, readWaveform } from '../../player/public.ts';
import { clockStore, playerStore } from '../../../lib/player/state.ts';
import { matchedVolume } from './take-rules.ts';
import { loadedId, onLoaded, shownTakes } from './takes.ts';

/** The ids, newest first. */
let heard: string[] = [];

onLoaded(() => {
  const id = loadedId();
  if (!id || heard[0] === id) return;
  heard = [id, ...heard.filter((one) => one !== id)].slice(0, 8);
});

/** The take that a switch would play, or undefined if there is nothing to compare. */
export function otherTake(): string | undefined {
  const ids = shownTakes().map(({ id }) => id);
  const playing = loadedId();
  // Before two takes were heard, the newest that is not playing counts as the other.
  return [...heard, ...ids.toReversed()].find((id) => id !== playing && ids.includes(id));
}

const level = (id: string) =>
  readWaveform(id).then(
    (wave) => wave,
    () => null,
  );

/** Switches at the same position and volume. A paused take stays paused. */
export async function switchTake(): Promise<void> {
  const [playing, other] = [loadedId(), otherTake()];
  if (!other) return;
  const [item, mine, theirs] = await Promise.all([
    readHistoryItem(other),
    playing ? level(playing) : null,
    level(other),
  ]);
  const { status } = playerStore.get();
  const isOver = status === 'ended' || status === 'idle';
  const end = theirs ? Math.max(0, theirs.duration_seconds - 0.05) : Infinity;
  playHistoryItem(item, {
    at: isOver ? 0 : Math.min(clockStore.get().time, end),
    volume: matchedVolume(theirs?.loudness_db ?? null, mine?.loudness_db ?? null),
    isPaused: status === 'paused' || status === 'ready',
  });
}
