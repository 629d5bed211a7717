import { useStore } from '../../lib/store.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { openVoteStore } from './voting.ts';

const VoteDialog = lazyPart(async () => (await import('./VoteDialog.tsx')).VoteDialog, { failure: 'toast' });

/** Waits for a vote that needs words, and loads its dialog then. */
export function ItemFeedback() {
  const open = useStore(openVoteStore, (state) => state.open);
  return open && <VoteDialog key={`${open.item.history_item_id} ${open.vote}`} {...open} />;
}
