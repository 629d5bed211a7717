import { useMemo } from 'react';
import { useStore } from '../../../lib/store.ts';
import { draftStore } from '../drafts/draft.ts';
import { earlierTakes, groupOf, takesOf, type Take } from './take-rules.ts';
import { takesStore } from './takes.ts';

interface ShownTakes {
  shown: Take[];
  /** The takes of the text that this one has replaced. */
  earlier: Take[];
  /** The group of the text of the draft. */
  group: string;
}

/** Follows the takes that belong to the text of the draft. */
export function useShownTakes(): ShownTakes {
  const list = useStore(takesStore, (state) => state);
  const group = useStore(draftStore, ({ text }) => groupOf(list, text));
  return useMemo(
    () => ({ shown: takesOf(list.takes, group), earlier: earlierTakes(list, group), group }),
    [list, group],
  );
}
