/** Keeps the selection of a list. */
export interface Selection {
  ids: ReadonlySet<string>;
  /** The start of a range: the last item that was selected or deselected on its own. */
  anchor: string | null;
}

export const nothingSelected: Selection = { ids: new Set(), anchor: null };

/**
 * Selects or deselects a row. With Shift, all rows between the anchor and this one get the same state. `idsOf` says which
 * items a row stands for: those of a closed group are selected together.
 */
export function toggleItem(
  selection: Selection,
  order: readonly string[],
  id: string,
  isRange: boolean,
  idsOf: (id: string) => readonly string[] = (one) => [one],
): Selection {
  const isOn = !idsOf(id).every((one) => selection.ids.has(one));
  const ids = new Set(selection.ids);
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  const range = isRange && from !== -1 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  for (const one of range.flatMap(idsOf)) {
    if (isOn) ids.add(one);
    else ids.delete(one);
  }
  return { ids, anchor: id };
}

export const selectAll = (order: readonly string[]): Selection => ({ ids: new Set(order), anchor: null });

/** Deselects items that are no longer in the list, because nobody could see that they are selected. */
export function withinList(selection: Selection, order: readonly string[]): Selection {
  if (selection.ids.size === 0) return selection;
  const left = order.filter((id) => selection.ids.has(id));
  return left.length === selection.ids.size ? selection : { ...selection, ids: new Set(left) };
}
