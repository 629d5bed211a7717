/** Tags in the text of a turn: the server and the screen write them the same way. */

const looseTag = /\[\s*(\p{L}(?:[\p{L}\p{M} \t'’-]{0,60}[\p{L}\p{M}])?)\s*\](?!\()/gu;
const spacesAround = /[ \t]*(\[\p{L}[\p{L}\p{M} '’-]{1,39}\])(?!\()[ \t]*/gu;

/** `Oh   [ laughs ]  no` becomes `Oh [laughs] no`. Where there is no space beside a tag, none is added. */
export function normalizeTags(text: string): string {
  const tight = text.replace(looseTag, (_, name: string) => `[${name.replace(/\s+/g, ' ')}]`);
  return tight.replace(spacesAround, (found: string, tag: string, at: number) => {
    const before = /^[ \t]/.test(found) && at > 0 ? ' ' : '';
    const after = /[ \t]$/.test(found) && at + found.length < tight.length ? ' ' : '';
    return `${before}${tag}${after}`;
  });
}
