/** Finds the media type of a file by its bytes while it streams through. */
import { fileTypeFromBuffer } from 'file-type';
import { anyBytes } from '#contract/kit/form.ts';

/** This is enough for every format whose signature is not at the very beginning, such as documents inside a zip. */
const headBytes = 64 * 1024;

export interface FileContent {
  /** The type by magic bytes, without parameters; undefined when there are none. */
  type: string | undefined;
  /** True for valid UTF-8 without control characters, as far as it has been read. */
  isText: boolean;
  /** True for text that a browser would run or render. */
  markup: 'text/html' | 'application/xml' | undefined;
}

export function createTypeProbe() {
  const head: Buffer[] = [];
  let size = 0;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isText = true;
  let found: Promise<Omit<FileContent, 'isText'>> | undefined;

  async function identify(): Promise<Omit<FileContent, 'isText'>> {
    const bytes = Buffer.concat(head);
    head.length = 0;
    // Bytes that are made to confuse the parsers have no known type.
    const result = await fileTypeFromBuffer(bytes).catch(() => undefined);
    return { type: result?.mime.split(';')[0]?.trim(), markup: isText ? markupOf(bytes) : undefined };
  }

  return {
    /** @returns what is known so far; undefined until enough has been read */
    async add(chunk: Buffer): Promise<FileContent | undefined> {
      if (isText) isText = isTextChunk(chunk, decoder);
      if (size < headBytes) head.push(chunk.subarray(0, headBytes - size));
      size += chunk.length;
      if (size < headBytes) return undefined;
      return { ...(await (found ??= identify())), isText };
    },
    async end(): Promise<FileContent> {
      if (isText) isText = isTextEnd(decoder);
      return { ...(await (found ??= identify())), isText };
    },
  };
}

const unknownBytes = 'application/octet-stream';
const textTypes = /^text\/|^application\/(json|xml|x-subrip|x-ndjson|yaml)$/;

/**
 * @param declared what the client says; it decides only between several textual types that are all accepted.
 * @returns the accepted type that the content has, or undefined.
 */
export function acceptedType(content: FileContent, accepted: readonly string[], declared: string): string | undefined {
  if (accepted.includes(anyBytes)) return content.type ?? (content.isText ? 'text/plain' : unknownBytes);
  if (content.isText) {
    const textual = accepted.filter((type) => textTypes.test(type));
    if (content.markup) return textual.find((type) => type === content.markup);
    if (textual.length > 0) return textual.find((type) => type === declared) ?? textual[0];
  }
  const { type } = content;
  return type !== undefined && accepted.some((one) => matches(type, one)) ? type : undefined;
}

const matches = (type: string, accepted: string) =>
  accepted.endsWith('/*') ? type.startsWith(accepted.slice(0, -1)) : type === accepted;

/** Lists the types in words, for an error message. */
export const contentName = ({ type, isText, markup }: FileContent): string =>
  markup ?? (isText ? 'text' : (type ?? 'of an unknown type'));

function isTextChunk(chunk: Buffer, decoder: InstanceType<typeof TextDecoder>): boolean {
  for (const byte of chunk)
    if (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0c && byte !== 0x0d) return false;
  try {
    decoder.decode(chunk, { stream: true });
    return true;
  } catch {
    return false;
  }
}

/** A character that was cut off is only found at the end. */
function isTextEnd(decoder: InstanceType<typeof TextDecoder>): boolean {
  try {
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

function markupOf(bytes: Buffer): FileContent['markup'] {
  const start = bytes
    .subarray(0, 4096)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .replace(/^\s*(<!--[\s\S]*?-->\s*)*/, '');
  if (/^<(\?xml|svg)\b/i.test(start)) return 'application/xml';
  return /^<(!doctype|html|head|body|script|style|iframe|img|div|p|a|h1|meta|title|table)\b/i.test(start)
    ? 'text/html'
    : undefined;
}
