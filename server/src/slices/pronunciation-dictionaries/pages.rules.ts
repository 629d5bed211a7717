/** The places where pages of dictionaries begin. Pure. */

/** Where a page begins: after this value of the column that it is sorted by, and this id. */
export interface Place {
  value: string;
  id: string;
}

export const writeCursor = ({ value, id }: Place): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** What is no cursor begins at the beginning. */
export function readCursor(cursor: string | null | undefined): Place | undefined {
  try {
    const [value, id] = JSON.parse(Buffer.from(cursor ?? '', 'base64url').toString('utf8')) as unknown[];
    // PostgreSQL refuses the character U+0000.
    const isText = (text: unknown): text is string => typeof text === 'string' && !text.includes('\0');
    return isText(value) && isText(id) ? { value: value.toWellFormed(), id: id.toWellFormed() } : undefined;
  } catch {
    return undefined;
  }
}
