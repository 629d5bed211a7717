/** Ways through a long transcript. */
import { nextDoubt } from '../document/doubts.ts';
import { segmentAt } from '../document/segments.ts';
import type { Desk } from './context.ts';
import { placeOfWord } from './segments/highlights.ts';
import { t } from './messages.ts';
import { note } from './notices.ts';

/** Marks the next word that the recogniser was not certain of, and goes there in the sound. */
export function hopToDoubt({ editor, media }: Desk): void {
  const { edits, mark } = editor.store.get();
  const found = nextDoubt(edits.document, mark);
  const segment = found && edits.document.segments.find(({ segment_id }) => segment_id === found.segment_id);
  if (!found || !segment) {
    note(t('no_doubts'));
    return;
  }
  editor.store.set({ mark: { ...found, ...placeOfWord(segment, found.word) }, selected: segment.segment_id });
  media.seek(segment.words[found.word]?.start ?? segment.start);
}

export function hopToSegment({ editor, media }: Desk, step: 1 | -1): void {
  const { edits, selected } = editor.store.get();
  const { segments } = edits.document;
  const place = segments.findIndex(({ segment_id }) => segment_id === selected);
  const at = place === -1 ? segmentAt(segments, media.clock.get().time) : place + step;
  const next = segments[Math.min(Math.max(0, at), segments.length - 1)];
  if (!next) return;
  const isWriting = document.activeElement?.closest('[contenteditable]') !== null;
  const mark = { segment_id: next.segment_id, word: 0, from: 0, to: 0 };
  editor.store.set({
    selected: next.segment_id,
    ...(isWriting ? { caret: { id: next.segment_id, from: 0, to: 0 } } : { mark }),
  });
  media.seek(next.start);
}
