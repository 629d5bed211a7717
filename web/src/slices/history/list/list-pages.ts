/** Updates lists that were read page by page without reading all pages again. */
import type { HistoryItem } from '#contract/history/types.ts';
import type { listHistory } from '#contract/history/api.ts';
import type { Answer } from '#contract/kit/endpoint.ts';

export type HistoryPage = Answer<typeof listHistory>;

export const itemsOf = (pages: readonly HistoryPage[]): HistoryItem[] => pages.flatMap(({ history }) => history);

/**
 * Finds where the next page starts: where the server's search of the last page ended. The server refuses a deleted item, so
 * a page whose end was deleted ends with its last item that is left.
 */
export function nextCursor(pages: readonly HistoryPage[]): string | undefined {
  if (!pages.at(-1)?.has_more) return undefined;
  return pages.findLast((page) => page.last_history_item_id !== null)?.last_history_item_id ?? undefined;
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
  // The end of a page that the fresh one covers may have been deleted.
  for (const [i, page] of pages.entries())
    if (page.history.some(({ history_item_id }) => history_item_id === page.last_history_item_id))
      rest[i]!.last_history_item_id =
        rest[i]!.history.at(-1)?.history_item_id ?? fresh.history.at(-1)?.history_item_id ?? null;
  const hasRest = rest.some(({ history }) => history.length > 0);
  if (!hasRest && !pages.at(-1)?.has_more) return [fresh];
  return rest.map((page, index) => (index === 0 ? { ...page, history: [...fresh.history, ...page.history] } : page));
}

/** Takes items out. Where the newest take of a group goes, the one before it stands for the group. */
export function withoutItems(pages: readonly HistoryPage[], ids: ReadonlySet<string>): HistoryPage[] {
  return pages.map((page) => {
    const history = page.history.flatMap((item) => withoutTakes(item, ids));
    const isSame = history.length === page.history.length && history.every((item, i) => item === page.history[i]);
    // An unchanged page keeps its identity, so that components that show it do not render again.
    const isEndGone = ids.has(page.last_history_item_id ?? '');
    if (isSame && !isEndGone) return page;
    return isEndGone
      ? { ...page, history, last_history_item_id: history.at(-1)?.history_item_id ?? null }
      : { ...page, history };
  });
}

function withoutTakes(item: HistoryItem, ids: ReadonlySet<string>): HistoryItem[] {
  const { history_item_ids } = item.take;
  const left = history_item_ids?.filter((id) => !ids.has(id));
  if (!left || left.length === history_item_ids?.length) return ids.has(item.history_item_id) ? [] : [item];
  const [newest] = left;
  return newest === undefined
    ? []
    : [{ ...item, history_item_id: newest, take: { ...item.take, history_item_ids: left } }];
}

/** The items that stand for groups of which some are gone. Their numbers of takes are read again. */
export const changedGroups = (pages: readonly HistoryPage[], ids: ReadonlySet<string>): string[] =>
  itemsOf(pages).flatMap((item) =>
    item.take.history_item_ids?.some((id) => ids.has(id))
      ? withoutTakes(item, ids).map(({ history_item_id }) => history_item_id)
      : [],
  );

export function withItem(pages: readonly HistoryPage[], item: HistoryItem): HistoryPage[] {
  const id = item.history_item_id;
  return pages.map((page) =>
    page.history.some(({ history_item_id }) => history_item_id === id)
      ? { ...page, history: page.history.map((one) => (one.history_item_id === id ? inGroupOf(one, item) : one)) }
      : page,
  );
}

/** An item that was read by its id does not say what else is in its group. */
const inGroupOf = ({ take: { history_item_ids } }: HistoryItem, item: HistoryItem): HistoryItem =>
  history_item_ids ? { ...item, take: { ...item.take, history_item_ids } } : item;
