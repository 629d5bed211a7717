/** Reads a file with rules, in a thread of its own where it is large. */
import { ReadingStopped, refuseFile, type FoundRules } from './found-rules.ts';
import { readPls } from './read-pls.ts';
import { readTable } from './read-table.ts';

export function compute(file: Uint8Array): FoundRules {
  try {
    const text = decode(file);
    if (text.trim() === '') throw refuseFile('it is empty');
    return text.trimStart().startsWith('<') ? readPls(text.trimStart()) : readTable(text);
  } catch (error) {
    if (error instanceof ReadingStopped) return error.found;
    throw error;
  }
}

/** The text without its byte order mark. */
function decode(file: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(file), { fatal: true }).decode(file);
  } catch {
    throw refuseFile('its encoding is neither UTF-8 nor UTF-16, nor the one that it declares');
  }
}

function encodingOf(file: Uint8Array): string {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark, every other byte of the first letters is zero.
  if (first !== 0 && second === 0) return 'utf-16le';
  if (first === 0 && second !== 0) return 'utf-16be';
  const head = Buffer.from(file.subarray(0, 200)).toString('latin1');
  return /^(?:\xef\xbb\xbf)?<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
}
