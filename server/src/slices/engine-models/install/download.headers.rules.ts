/** The headers of a download: what is asked for, and what the host says of the file. */
import type { OutgoingAnswer } from '../../../kernel/outgoing/port.ts';

/** A part of another version of the file would make a file that is neither, so the part is bound to the tag. */
export const downloadHeaders = (from: number, tag: string): Record<string, string> => ({
  'accept-encoding': 'identity',
  ...(from > 0 && tag ? { range: `bytes=${from}-`, 'if-range': tag } : {}),
});

/** The size of the whole file, from the answer to a range that lies behind its end. */
export const wholeSizeOf = ({ headers }: OutgoingAnswer): number =>
  Number(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]);

/** Where the part of the file begins that is sent. */
export const startOf = ({ headers }: OutgoingAnswer): number =>
  Number(/^bytes (\d+)-/.exec(headers.get('content-range') ?? '')?.[1]);

export const isWebPage = ({ headers }: OutgoingAnswer): boolean =>
  /^text\/html/i.test(headers.get('content-type') ?? '');

export function lengthOf({ headers }: OutgoingAnswer): number | null {
  const length = headers.get('content-length');
  return length === null ? null : Number(length);
}

/** Weak tags say nothing of bytes, so a part could not be gone on with. */
export function strongTagOf({ headers }: OutgoingAnswer): string {
  const tag = headers.get('etag') ?? '';
  if (tag && !tag.startsWith('W/')) return tag;
  return headers.get('last-modified') ?? '';
}
