import { useStore } from '../../lib/store.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { shareStore } from './open-share.ts';

const ShareHost = lazyPart(async () => (await import('./ShareHost.tsx')).ShareHost, { failure: 'toast' });

/** Waits for an item to be shared, and loads the dialog then. No page needs it at first. */
export function Shares() {
  const isOpen = useStore(shareStore, ({ target }) => target !== null);
  return isOpen && <ShareHost />;
}
