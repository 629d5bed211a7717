/** Connects the media keys of keyboards, headsets and lock screens with the player. */
import { pause, play, seek, skip } from '../../../lib/player/controls.ts';
import { clockStore, hasSpeed, playerStore, skipSeconds, type PlayerItem } from '../../../lib/player/state.ts';
import { drawOrb } from './orb-artwork.ts';
import { playNextInQueue, playPreviousInQueue, queueStore } from '../queue/queue.ts';

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

/** What the lock screen shows; undefined where it shows nothing. */
let shownOf: PlayerItem['player'] | undefined;

/** Shows the title at once, and the voice's orb when it is drawn. */
function showItem(): void {
  const shown = playerStore.get().item?.player;
  // An item changes when it is stored and when it is loaded, which nobody sees here.
  if (shown === shownOf) return;
  shownOf = shown;
  navigator.mediaSession.metadata = shown ? describe(shown) : null;
  if (!shown) return;
  drawOrb(shown.voice_id ?? shown.voice_name)
    .then((src) => {
      const artwork = [{ src, sizes: '512x512', type: 'image/png' }];
      if (shownOf === shown) navigator.mediaSession.metadata = describe(shown, artwork);
    })
    // Without a picture the rest is still shown.
    .catch(() => undefined);
}

const describe = ({ title, description }: PlayerItem['player'], artwork: MediaImage[] = []) =>
  new MediaMetadata({ title, artist: description, album: 'Veery', artwork });

function showState(): void {
  const { item, status, duration, speed } = playerStore.get();
  navigator.mediaSession.playbackState = !item ? 'none' : status === 'playing' ? 'playing' : 'paused';
  const { time } = clockStore.get();
  const isKnown = item && Number.isFinite(duration) && duration > 0 && time <= duration;
  navigator.mediaSession.setPositionState(
    isKnown ? { duration, playbackRate: hasSpeed(item) ? speed : 1, position: Math.max(0, time) } : undefined,
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
    shownOf = undefined;
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
