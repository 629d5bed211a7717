/** Updates lists that were read page by page without reading all pages again. */
import type { HistoryItem } from '#contract/history/types.ts';
import type { listHistory } from '#contract/history/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';

export type HistoryPage = Answer<typeof listHistory>;

export const itemsOf = (pages: readonly HistoryPage[]): HistoryItem[] => pages.flatMap(({ history }) => history);

/**
 * Finds where the next page starts: after the last item that still exists, because the server refuses a deleted one.
 */
export function nextCursor(pages: readonly HistoryPage[]): string | undefined {
  if (!pages.at(-1)?.has_more) return undefined;
  return pages.findLast(({ history }) => history.length > 0)?.history.at(-1)?.history_item_id;
}

/**
 * Merges a fresh first page into the known pages. Known items within its range that it lacks were deleted. If it does
 * not overlap the known items, there would be a gap, so the list starts again from the fresh page.
 */
export function mergeFirstPage(pages: readonly HistoryPage[], fresh: HistoryPage): HistoryPage[] {
  const freshIds = new Set(fresh.history.map(({ history_item_id }) => history_item_id));
  const lastShared = itemsOf(pages).findLastIndex(({ history_item_id }) => freshIds.has(history_item_id));
  if (lastShared === -1 || !fresh.has_more) return [fresh];
  let at = -1;
  const rest = pages.map((page) => ({
    ...page,
    history: page.history.filter(({ history_item_id }) => ++at > lastShared && !freshIds.has(history_item_id)),
  }));
  const hasRest = rest.some(({ history }) => history.length > 0);
  if (!hasRest && !pages.at(-1)?.has_more) return [fresh];
  return rest.map((page, index) => (index === 0 ? { ...page, history: [...fresh.history, ...page.history] } : page));
}

export function withoutItems(pages: readonly HistoryPage[], ids: ReadonlySet<string>): HistoryPage[] {
  return pages.map((page) => {
    const history = page.history.filter(({ history_item_id }) => !ids.has(history_item_id));
    // An unchanged page keeps its identity, so that components that show it do not render again.
    return history.length === page.history.length ? page : { ...page, history };
  });
}

export function withItem(pages: readonly HistoryPage[], item: HistoryItem): HistoryPage[] {
  const id = item.history_item_id;
  return pages.map((page) =>
    page.history.some(({ history_item_id }) => history_item_id === id)
      ? { ...page, history: page.history.map((one) => (one.history_item_id === id ? item : one)) }
      : page,
  );
}
