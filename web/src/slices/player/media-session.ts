/** Connects the media keys of keyboards, headsets and lock screens with the player. */
import { pause, play, seek, skip } from '../../lib/player/controls.ts';
import { clockStore, playerStore, skipSeconds } from '../../lib/player/state.ts';
import { playNextInQueue, playPreviousInQueue, queueStore } from './queue/queue.ts';
import { titleOf } from './title.ts';

type ActionHandlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>;

function setHandlers(handlers: ActionHandlers): void {
  for (const [action, handler] of Object.entries(handlers)) {
    try {
      navigator.mediaSession.setActionHandler(action as MediaSessionAction, handler);
    } catch {
      // A browser throws for an action that it does not know, and has no key for it either.
    }
  }
}

function showItem(): void {
  const { item } = playerStore.get();
  navigator.mediaSession.metadata = item
    ? new MediaMetadata({ title: titleOf(item.text), artist: item.voice_name, album: 'Veery' })
    : null;
}

function showState(): void {
  const { item, status, duration, speed } = playerStore.get();
  navigator.mediaSession.playbackState = !item ? 'none' : status === 'playing' ? 'playing' : 'paused';
  const { time } = clockStore.get();
  const isKnown = item && Number.isFinite(duration) && duration > 0 && time <= duration;
  navigator.mediaSession.setPositionState(
    isKnown ? { duration, playbackRate: speed, position: Math.max(0, time) } : undefined,
  );
}

function showQueue(): void {
  const { items, at } = queueStore.get();
  const hasQueue = items.length > 1;
  setHandlers({
    nexttrack: hasQueue && at + 1 < items.length ? () => void playNextInQueue() : null,
    previoustrack: hasQueue && at > 0 ? playPreviousInQueue : null,
  });
}

/** Starts the media session. Call it once; it returns a function that stops it. */
export function startMediaSession(): () => void {
  if (!('mediaSession' in navigator)) return () => undefined;
  setHandlers({
    play: () => void play(),
    pause,
    stop: pause,
    seekbackward: ({ seekOffset }) => skip(-(seekOffset ?? skipSeconds)),
    seekforward: ({ seekOffset }) => skip(seekOffset ?? skipSeconds),
    seekto: ({ seekTime }) => seek(seekTime ?? 0),
  });
  let shown = { ...playerStore.get(), item: undefined as unknown };
  const follow = () => {
    const player = playerStore.get();
    if (player.item !== shown.item) showItem();
    const isNew = (['item', 'status', 'duration', 'speed'] as const).some((name) => player[name] !== shown[name]);
    shown = player;
    if (isNew) showState();
  };
  // The browser advances the position itself, so only jumps are reported.
  let last = clockStore.get().time;
  const followClock = () => {
    const { time } = clockStore.get();
    if (Math.abs(time - last) > 1) showState();
    last = time;
  };
  follow();
  showQueue();
  const unsubscribes = [
    playerStore.subscribe(follow),
    clockStore.subscribe(followClock),
    queueStore.subscribe(showQueue),
  ];
  return () => {
    for (const one of unsubscribes) one();
    navigator.mediaSession.metadata = null;
    setHandlers({
      play: null,
      pause: null,
      stop: null,
      seekbackward: null,
      seekforward: null,
      seekto: null,
      nexttrack: null,
      previoustrack: null,
    });
  };
}
