/** An edit is what a normalization rule proposes for a place in the text. */

/** The text from `from` to `to` (UTF-16 units) is spoken as `spoken`. */
export interface Edit {
  from: number;
  to: number;
  spoken: string;
}

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
