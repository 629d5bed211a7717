/** An edit is what a normalization rule proposes for a place in the text. */

/** The text from `from` to `to` (UTF-16 units) is spoken as `spoken`. */
export interface Edit {
  from: number;
  to: number;
  spoken: string;
  /** The IPA of words of `spoken` that an engine would read otherwise, such as the letter `A`, by word. */
  sounds?: Readonly<Record<string, string>>;
}

/** Reads a text in one language. The edits are in order and do not overlap. */
export type Normalizer = (text: string) => Edit[];

/** Consecutive parts of what was matched: as written, and as spoken. Small parts keep the times of the words apart. */
export type Parts = readonly (readonly [written: string, spoken: string])[];

/** A way of reading what begins at a place; undefined where it does not apply. */
export type Rule = (text: string, at: number) => Edit[] | undefined;

/** A rule for what `pattern` (sticky) matches. Patterns are bounded, so that no text makes one slow. */
export function rule(pattern: RegExp, say: (match: RegExpExecArray, text: string) => string | Parts | undefined): Rule {
  return (text, at) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (!match) return undefined;
    const said = say(match, text);
    if (said === undefined) return undefined;
    return typeof said === 'string' ? [{ from: at, to: at + match[0].length, spoken: said }] : edits(at, said);
  };
}

export function edits(at: number, parts: Parts): Edit[] {
  let from = at;
  return parts.map(([written, spoken]) => {
    const edit = { from, to: from + written.length, spoken };
    from = edit.to;
    return edit;
  });
}

/**
 * Returns the text as it is spoken with the edits applied.
 * @throws Error where edits overlap or are out of order.
 */
export function applyEdits(text: string, found: readonly Edit[]): string {
  let spoken = '';
  let at = 0;
  for (const edit of found) {
    if (edit.from < at || edit.to <= edit.from) throw new Error(`Edits overlap in ${JSON.stringify(text)}.`);
    spoken += text.slice(at, edit.from) + edit.spoken;
    at = edit.to;
  }
  return spoken + text.slice(at);
}
