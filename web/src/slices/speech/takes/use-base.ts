import { useSyncExternalStore } from 'react';
import { useStore } from '../../../lib/store.ts';
import { draftStore } from '../drafts/draft.ts';
import { baseOf, groupOf, type Take } from './take-rules.ts';
import { loadedId, onLoaded, takesStore } from './takes.ts';

/** Follows the take whose sentences the text of the draft keeps. */
export function useBase(): Take | undefined {
  const loaded = useSyncExternalStore(onLoaded, loadedId, () => null);
  const list = useStore(takesStore, (state) => state);
  const text = useStore(draftStore, (state) => state.text);
  return baseOf(list.takes, groupOf(list, text), text, loaded);
}
