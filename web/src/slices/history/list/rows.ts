/** The rows of a list: the names of days, items under them, and the takes of open groups under their newest. */
import type { HistoryItem } from '#contract/history/types.ts';
import { formatDay } from '../../../lib/format.ts';

export type ListRow =
  | { kind: 'day'; key: string; label: string }
  /** `place` is the index of the item in the list. */
  | { kind: 'item'; key: string; item: HistoryItem; place: number; isTake?: true }
  /** What stands below the takes of an open group: that they are being read, that they could not be, or a way to the rest. */
  | { kind: 'note'; key: string; group: string; note: GroupNote };

export type GroupNote = 'loading' | 'failed' | 'more';

/** An open group, as far as it was read. */
export interface OpenGroup {
  takes: readonly HistoryItem[];
  note: GroupNote | null;
}

/** The ids of an item's group that the list shows. A group of one is none. */
export const groupIdsOf = ({ history_item_id, take }: HistoryItem): readonly string[] =>
  take.history_item_ids && take.history_item_ids.length > 0 ? take.history_item_ids : [history_item_id];

/** A group is shown where its newest take is. One that was made meanwhile may be in the list twice. */
export function onePerGroup(items: readonly HistoryItem[]): HistoryItem[] {
  const seen = new Set<string>();
  return items.filter(({ take: { group_id, history_item_ids } }) => {
    if (!history_item_ids) return true;
    const isNew = !seen.has(group_id);
    seen.add(group_id);
    return isNew;
  });
}

/** Leaves hidden items out. A group whose newest take is hidden is shown by the next one, if that was read. */
export function withoutHidden(
  items: readonly HistoryItem[],
  hidden: ReadonlySet<string>,
  open: ReadonlyMap<string, OpenGroup>,
): HistoryItem[] {
  if (hidden.size === 0) return [...items];
  return items.flatMap((item) => {
    const left = groupIdsOf(item).filter((id) => !hidden.has(id));
    if (left.length === 0) return [];
    const take = { ...item.take, ...(item.take.history_item_ids ? { history_item_ids: left } : {}) };
    if (!hidden.has(item.history_item_id)) return [left.length === groupIdsOf(item).length ? item : { ...item, take }];
    const next = open.get(item.take.group_id)?.takes.find(({ history_item_id }) => history_item_id === left[0]);
    return next ? [{ ...next, take: { ...next.take, history_item_ids: left } }] : [];
  });
}

/** Puts the other takes of open groups below the newest. */
export function withTakes(
  rows: readonly ListRow[],
  open: ReadonlyMap<string, OpenGroup>,
  hidden: ReadonlySet<string>,
): ListRow[] {
  if (open.size === 0) return [...rows];
  let place = 0;
  return rows.flatMap((row): ListRow[] => {
    if (row.kind !== 'item') return [row];
    const { group_id: group } = row.item.take;
    const opened = open.get(group);
    const header = { ...row, place: place++ };
    if (!opened || groupIdsOf(row.item).length < 2) return [header];
    const takes = opened.takes
      .filter(({ history_item_id: id }) => id !== row.item.history_item_id && !hidden.has(id))
      .map((item): ListRow => ({ kind: 'item', key: item.history_item_id, item, place: place++, isTake: true }));
    const note: ListRow[] = opened.note ? [{ kind: 'note', key: `note ${group}`, group, note: opened.note }] : [];
    return [header, ...takes, ...note];
  });
}

function dayOf(unix: number): { from: number; until: number } {
  const date = new Date(unix * 1000);
  const midnight = (days: number) =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime() / 1000;
  return { from: midnight(0), until: midnight(1) };
}

/** Groups items by day. It formats one date per day and not per item, because there may be a hundred thousand items. */
export function groupByDay(items: readonly HistoryItem[], nameOf: (unix: number) => string = formatDay): ListRow[] {
  const rows: ListRow[] = [];
  let day = { from: 0, until: 0 };
  items.forEach((item, place) => {
    const { date_unix, history_item_id } = item;
    if (date_unix < day.from || date_unix >= day.until) {
      day = dayOf(date_unix);
      rows.push({ kind: 'day', key: `day ${day.from}`, label: nameOf(date_unix) });
    }
    rows.push({ kind: 'item', key: history_item_id, item, place });
  });
  return rows;
}
