import { useCallback, useMemo, useState } from 'react';
import { useGroups, type HistoryQuery } from '../history.queries.ts';
import type { OpenGroup } from './rows.ts';

interface OpenGroups {
  openGroups: ReadonlySet<string>;
  /** What was read of each open group. */
  groups: ReadonlyMap<string, OpenGroup>;
  toggleGroup(group: string): void;
}

const none: ReadonlySet<string> = new Set();

/** Holds which groups of the list are open, and reads their takes. A list that is not grouped has none. */
export function useOpenGroups(query: HistoryQuery): OpenGroups {
  const [chosen, setChosen] = useState(none);
  const openGroups = query.latest_takes ? chosen : none;
  const ids = useMemo(() => [...openGroups], [openGroups]);
  const groups = useGroups(query, ids);
  const toggleGroup = useCallback(
    (group: string) =>
      setChosen((now) => new Set(now.has(group) ? [...now].filter((one) => one !== group) : [...now, group])),
    [],
  );
  return { openGroups, groups, toggleGroup };
}
