/** The API key that a reader has typed: in the memory of this page and nowhere else. */
import { onSignOut } from '../../../lib/session.ts';
import { createStore } from '../../../lib/store.ts';

export const tryStore = createStore<{ key: string; way: 'key' | 'session' }>({ key: '', way: 'key' });

onSignOut(() => tryStore.set({ key: '', way: 'key' }));
