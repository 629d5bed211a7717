/** Holds the takes of the current text, stored in this browser until the user signs out. */
import { onChange } from '../../../lib/live/live.ts';
import { playerStore } from '../../../lib/player/state.ts';
import { onSignOut } from '../../../lib/session.ts';
import { readLocal, writeLocal } from '../../../lib/browser/storage.ts';
import { createStore } from '../../../lib/store.ts';
import { draftStore } from '../drafts/draft.ts';
import { t } from '../messages.ts';
import {
  groupOf,
  isTakeList,
  noTakes,
  takesOf,
  withKept,
  withNumber,
  withoutTake,
  withTake,
  type Take,
  type TakeList,
} from './take-rules.ts';

const key = 'tts-takes';
/** Milliseconds within which a new take may not be stored on the server yet. */
const recentFor = 10_000;

export const takesStore = createStore<TakeList>(readLocal(key, isTakeList, noTakes));

/** Gives the takes that the strip shows for the text of the draft. */
export const shownTakes = (): Take[] =>
  takesOf(takesStore.get().takes, groupOf(takesStore.get(), draftStore.get().text));

/** The take that plays as a stream, before the player knows its item id. */
const streamStore = createStore<{ id: string; load: number }>({ id: '', load: 0 });

const addedAt = new Map<string, number>();
export const isRecentTake = (id: string): boolean => Date.now() - (addedAt.get(id) ?? 0) < recentFor;

function change(list: TakeList): void {
  takesStore.set(list);
  writeLocal(key, list);
}

/** Adds a take. `load` is the playback that streams it, absent if something else plays by now. */
export function addTake(id: string, text: string, load?: number): void {
  addedAt.set(id, Date.now());
  if (load !== undefined) streamStore.set({ id, load });
  change(withTake(takesStore.get(), id, text));
}

/** The take of a text that has this number. */
export function findTake(text: string, number: number): Take | undefined {
  const list = takesStore.get();
  const group = groupOf(list, text);
  return list.takes.find((take) => take.group === group && take.number === number);
}

/** Items with the audio of a take, by their ids: a request that was answered from the history made no other take. */
const copies = new Map<string, string>();

/** Says that an item has the audio of a take of the list. `load` is the playback that streams it. */
export function addCopy(id: string, takeId: string, load?: number): void {
  copies.set(id, takeId);
  if (load !== undefined) streamStore.set({ id: takeId, load });
}

export const numberTake = (id: string, number: number): void => {
  if (takesStore.get().takes.some((take) => take.id === id && take.number !== number))
    change(withNumber(takesStore.get(), id, number));
};

export const removeTake = (id: string): void => change(withoutTake(takesStore.get(), id));
export const keepTake = (id: string, isKept: boolean): void => change(withKept(takesStore.get(), id, isKept));

/** The id of the history item that the player holds. */
export function loadedId(): string | null {
  const { item, load } = playerStore.get();
  if (!item) return null;
  const stream = streamStore.get();
  const id = item.history_item_id ?? (load === stream.load ? stream.id : null);
  return id === null ? null : (copies.get(id) ?? id);
}

/** Calls the listener whenever `loadedId` may have changed. */
export function onLoaded(listener: () => void): () => void {
  const unsubscribes = [playerStore.subscribe(listener), streamStore.subscribe(listener)];
  return () => {
    for (const one of unsubscribes) one();
  };
}

/** The player shows the number that the card of the take shows. */
function markPlayed(): void {
  const id = loadedId();
  const take = takesStore.get().takes.find((one) => one.id === id);
  const note = take ? t('take', { number: take.number }) : '';
  if (note !== playerStore.get().note) playerStore.set({ note });
}
onLoaded(markPlayed);
takesStore.subscribe(markPlayed);

// A take disappears when its item is deleted from the history.
onChange('history', ({ id, what }) => {
  if (what === 'removed' && takesStore.get().takes.some((take) => take.id === id)) removeTake(id);
});
onSignOut(() => takesStore.set(noTakes));
