/** A list as its reader sees it: items under the names of their days. */
import type { HistoryItem } from '#contract/history/types.ts';
import { formatDay } from '../../../lib/format.ts';

export type ListRow =
  | { kind: 'day'; key: string; label: string }
  /** `place` is its place among the items. */
  | { kind: 'item'; key: string; item: HistoryItem; place: number };

function dayOf(unix: number): { from: number; until: number } {
  const date = new Date(unix * 1000);
  const midnight = (days: number) =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime() / 1000;
  return { from: midnight(0), until: midnight(1) };
}

/** Formats one date a day, not one an item: there may be a hundred thousand. */
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
