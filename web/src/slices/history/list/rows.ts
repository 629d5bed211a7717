/** Groups the items of a list under the names of their days. */
import type { HistoryItem } from '#contract/history/types.ts';
import { formatDay } from '../../../lib/format.ts';

export type ListRow =
  | { kind: 'day'; key: string; label: string }
  /** `place` is the index of the item in the list. */
  | { kind: 'item'; key: string; item: HistoryItem; place: number };

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
