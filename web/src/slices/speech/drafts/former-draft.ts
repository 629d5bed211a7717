/** Reads drafts that earlier versions stored, so that an update loses no text. */
import { isString } from '../../../lib/browser/storage.ts';
import type { DraftStorage } from './draft-storage.ts';

/** Until November 2026 a draft was a version with the name of its tab, and `tts-kept` held what other tabs replaced. */
const keptKey = 'tts-kept';
/** The first version stored the bare text under this key. */
const firstKey = 'tts-text';

const textOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { text?: unknown }).text : undefined;

/**
 * The text of a stored draft, in the form of this version or of the one before. A tab of that version may still be
 * open.
 */
export function draftTextIn(value: unknown): string | undefined {
  const text = isString(value) ? value : textOf(value);
  return isString(text) ? text : undefined;
}

/** Moves what is stored under the former keys to those of this version. */
export function migrateFormerDraft(
  storage: Pick<DraftStorage, 'read' | 'write'>,
  { textKey, replacedKey, replaced }: { textKey: string; replacedKey: string; replaced: string[] },
): void {
  const first = storage.read(firstKey);
  if (isString(first)) {
    const isTaken = draftTextIn(storage.read(textKey)) !== undefined;
    if (isTaken || storage.write(textKey, first)) storage.write(firstKey, null);
  }
  const kept = storage.read(keptKey);
  if (Array.isArray(kept)) {
    const texts = kept.map(textOf).filter(isString);
    if (storage.write(replacedKey, [...texts, ...replaced])) storage.write(keptKey, null);
  }
}
