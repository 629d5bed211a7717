/** Restores the last item after a reload, at its position and paused. */
import { playHistoryItem, readHistoryItem } from './history-playback.ts';
import { setSpeed } from '../../lib/player/controls.ts';
import { clockStore, playerStore, setHidden, speeds } from '../../lib/player/state.ts';
import { readLocal, writeLocal } from '../../lib/browser/storage.ts';

interface Memory {
  history_item_id: string;
  time: number;
  speed: number;
  is_hidden: boolean;
}

const key = 'player';
const saveEvery = 5000;

export function isPlayerMemory(value: unknown): value is Memory | null {
  if (value === null) return true;
  if (typeof value !== 'object') return false;
  const { history_item_id, time, speed, is_hidden } = value as Partial<Memory>;
  const isTime = typeof time === 'number' && Number.isFinite(time) && time >= 0;
  const isSpeed = (speeds as readonly unknown[]).includes(speed);
  return typeof history_item_id === 'string' && isTime && isSpeed && typeof is_hidden === 'boolean';
}

function save(): void {
  const { item, speed, isHidden, status } = playerStore.get();
  // An item that is not stored yet cannot be restored.
  const id = item?.history_item_id;
  const time = status === 'ended' ? 0 : clockStore.get().time;
  writeLocal(key, id ? ({ history_item_id: id, time, speed, is_hidden: isHidden } satisfies Memory) : null);
}

/** Restores the last item, unless something already plays or the item is gone. */
async function restore(): Promise<void> {
  const memory = readLocal<Memory | null>(key, isPlayerMemory, null);
  if (!memory || playerStore.get().item) return;
  try {
    const item = await readHistoryItem(memory.history_item_id);
    if (playerStore.get().item) return;
    setSpeed(memory.speed);
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
