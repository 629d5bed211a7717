/** Reads a file with rules in the browser, so that what was read and what was refused is shown before anything is made. */
import { readBytes } from '../../../lib/browser/read-blob.ts';
import { maxRules } from '../rules/limits.ts';
import type { Rule } from '../rules/rule.ts';
import { readSheet, type RefusedLine } from '../rules/sheet.ts';
import { FileError } from './file-error.ts';
import { readPls, type RefusedLexeme } from './read-pls.ts';

/** The server reads no larger file. */
export const maxFileSize = 10 * 1024 * 1024;

export interface ReadRules {
  rules: Rule[];
  refused: (RefusedLine | RefusedLexeme)[];
  kind: 'pls' | 'sheet';
  /** Entries of which something is not kept: further pronunciations, or roles. */
  inPart?: number;
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) throw new FileError('not_text');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** @throws FileError */
export async function readRulesFile(file: File): Promise<ReadRules> {
  if (file.size > maxFileSize) throw new FileError('too_large');
  const text = decode(await readBytes(file));
  const isPls = /\.(pls|xml)$/i.test(file.name) || /^\uFEFF?\s*<(\?xml|lexicon)/.test(text);
  const read: ReadRules = isPls ? { kind: 'pls', ...readPls(text) } : { kind: 'sheet', ...readSheet(text) };
  if (read.rules.length + read.refused.length === 0) throw new FileError('no_rules');
  if (read.rules.length > maxRules) throw new FileError('too_many');
  return read;
}
