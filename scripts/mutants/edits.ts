/** What is changed in a source so that one filter of it can be switched off while it runs. */
import type ts from 'typescript';

export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** A condition that decides whose data a statement touches, or who may do something. */
export interface Filter {
  file: string;
  line: number;
  /** For a function of the database: the folders whose sources call it, as no test can note that it was reached. */
  callers?: string[];
  /** The condition as it stands in the source. */
  text: string;
  /** Given where the source says why the suites cannot notice that the filter is gone. */
  reason?: string;
  /** @param isOff an expression that is true while the filter is switched off */
  edits(isOff: string): Edit[];
}

/** A filter before its place in the source is known. */
export interface Found {
  start: number;
  end: number;
  edits: Filter['edits'];
}

export function applyEdits(source: string, edits: Edit[]): string {
  // Edits at one place stay in the order in which they were found, so that an outer one opens before an inner one.
  const parts: string[] = [];
  let end = source.length;
  for (const edit of edits.toSorted((a, b) => a.start - b.start || a.end - b.end).toReversed()) {
    parts.unshift(edit.text, source.slice(edit.end, end));
    end = edit.start;
  }
  return [source.slice(0, end), ...parts].join('');
}

/** Wraps an expression, so that it can hold other filters. */
export const wrap = (node: ts.Node, before: (isOff: string) => string, after: string) =>
  wrapText(node.getStart(), node.end, before, after);

export const wrapText =
  (start: number, end: number, before: (isOff: string) => string, after: string) => (isOff: string) => [
    { start, end: start, text: before(isOff) },
    { start: end, end, text: after },
  ];
