/** Holds the recently used voices, stored in this browser until the user signs out. */
import { onSignOut } from '../../../lib/session.ts';
import { isString, readLocal, writeLocal } from '../../../lib/browser/storage.ts';
import { createStore } from '../../../lib/store.ts';

const key = 'tts-recent-voices';
const most = 8;

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every(isString);

/** The ids, newest first. */
export const recentVoicesStore = createStore<{ ids: string[] }>({ ids: readLocal(key, isIds, []) });

export function rememberVoice(voiceId: string): void {
  const ids = [voiceId, ...recentVoicesStore.get().ids.filter((id) => id !== voiceId)].slice(0, most);
  recentVoicesStore.set({ ids });
  writeLocal(key, ids);
}

onSignOut(() => recentVoicesStore.set({ ids: [] }));
