import { useMemo } from 'react';
import { useStore } from '../../../lib/store.ts';
import { draftStore } from '../drafts/draft.ts';
import { earlierTakes, hashText, takesOf, type Take } from './take-rules.ts';
import { takesStore } from './takes.ts';

interface ShownTakes {
  shown: Take[];
  /** The takes of the text that this one has replaced. */
  earlier: Take[];
  /** A hash of the text of the draft. */
  mark: string;
}

/** Follows the takes that belong to the text of the draft. */
export function useShownTakes(): ShownTakes {
  const list = useStore(takesStore, (state) => state);
  const mark = useStore(draftStore, ({ text }) => hashText(text));
  return useMemo(() => ({ shown: takesOf(list.takes, mark), earlier: earlierTakes(list, mark), mark }), [list, mark]);
}
