/** The hint that was dismissed last. It stays away while the text is edited. */
import { onSignOut } from '../../../lib/session.ts';
import { createStore } from '../../../lib/store.ts';

const none = { language: '', text: '' };

export const dismissedHintStore = createStore(none);

onSignOut(() => dismissedHintStore.set(none));
