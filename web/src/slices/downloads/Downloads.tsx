import { useStore } from '../../lib/store.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { downloadsStore } from './open-downloads.ts';

const DownloadsHost = lazyPart(async () => (await import('./DownloadsHost.tsx')).DownloadsHost, { failure: 'toast' });

/** Waits for the download menu to be opened, and loads it then. No page needs it at first. */
export function Downloads() {
  const isOpen = useStore(downloadsStore, ({ target }) => target !== null);
  return isOpen && <DownloadsHost />;
}
