/** The caret in a text that is one node. */

/** Where the selection begins and ends in the text, or undefined if it is elsewhere. */
export function selectionIn(element: HTMLElement): { from: number; to: number } | undefined {
  const selection = getSelection();
  if (!selection || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return undefined;
  const before = range.cloneRange();
  before.selectNodeContents(element);
  before.setEnd(range.startContainer, range.startOffset);
  const from = before.toString().length;
  return { from, to: from + range.toString().length };
}

export function selectIn(element: HTMLElement, from: number, to: number): void {
  const node = element.firstChild;
  const range = new Range();
  if (node instanceof Text) {
    range.setStart(node, Math.min(from, node.data.length));
    range.setEnd(node, Math.min(to, node.data.length));
  } else range.selectNodeContents(element);
  const selection = getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
