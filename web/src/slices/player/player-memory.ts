/** Restores the last item after a reload, at its position and paused. */
import { playHistoryItem, readHistoryItem } from './history-playback.ts';
import { setSpeed } from '../../lib/player/controls.ts';
import { clockStore, playerStore, setHidden, speeds } from '../../lib/player/state.ts';
import { readLocal, writeLocal } from '../../lib/browser/storage.ts';

interface Memory {
  history_item_id: string;
  time: number;
  is_hidden: boolean;
}

const key = 'player';
/** The speed is kept by itself, because it holds also when the last item is gone. */
const speedKey = 'player-speed';
const saveEvery = 5000;

export function isPlayerMemory(value: unknown): value is Memory | null {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { history_item_id, time, is_hidden } = value as Partial<Memory>;
  const isTime = typeof time === 'number' && Number.isFinite(time) && time >= 0;
  return typeof history_item_id === 'string' && isTime && typeof is_hidden === 'boolean';
}

const isSpeed = (value: unknown): value is number => (speeds as readonly unknown[]).includes(value);

function save(): void {
  const { item, speed, isHidden, status } = playerStore.get();
  writeLocal(speedKey, speed);
  // What a sample of a voice interrupts is still the last item.
  if (item?.type === 'voicePreview') return;
  // An item that is not stored yet cannot be restored.
  const id = item?.history_item_id;
  const time = status === 'ended' ? 0 : clockStore.get().time;
  writeLocal(key, id ? ({ history_item_id: id, time, is_hidden: isHidden } satisfies Memory) : null);
}

/** Restores the last item, unless something already plays or the item is gone. */
async function restore(): Promise<void> {
  const speed = readLocal(speedKey, isSpeed, playerStore.get().speed);
  if (speed !== playerStore.get().speed) setSpeed(speed);
  const memory = readLocal<Memory | null>(key, isPlayerMemory, null);
  if (!memory || playerStore.get().item) return;
  try {
    const item = await readHistoryItem(memory.history_item_id);
    if (playerStore.get().item) return;
    playHistoryItem(item, { at: memory.time, isRestored: true });
    setHidden(memory.is_hidden);
  } catch {
    writeLocal(key, null);
  }
}

/** Restores the last item, then saves the current one. @returns a function that ends it */
export function startPlayerMemory(): () => void {
  let shown = playerStore.get();
  let timer: ReturnType<typeof setInterval> | undefined;
  const watch = () => {
    const player = playerStore.get();
    const isNew = (['item', 'status', 'speed', 'isHidden'] as const).some((name) => player[name] !== shown[name]);
    shown = player;
    if (!isNew) return;
    clearInterval(timer);
    timer = player.status === 'playing' ? setInterval(save, saveEvery) : undefined;
    save();
  };
  void restore();
  const unsubscribe = playerStore.subscribe(watch);
  addEventListener('pagehide', save);
  return () => {
    clearInterval(timer);
    unsubscribe();
    removeEventListener('pagehide', save);
  };
}
