import { useEffect, useLayoutEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { textDirection } from '../../../../lib/format.ts';
import { newId, textOf, wordAtPlace, type Segment } from '../../document/model.ts';
import { editLongText, longText, maxWordsAtOnce } from '../../document/parts.ts';
import { editText, mergeRefusal, mergeUp, splitSegment } from '../../document/segments.ts';
import { selectIn, selectionIn } from './caret.ts';
import { useDesk, useEditor } from '../context.ts';
import { t } from '../messages.ts';
import { note } from '../notices.ts';

interface SegmentTextProps {
  segment: Segment;
  label: string;
  /** It has not been said yet. */
  isRest: boolean;
}

/**
 * What a segment says, edited in place. The text is one node that React does not know, because the browser changes it
 * while somebody types; the document follows it, and it follows the document.
 */
export function SegmentText({ segment, label, isRest }: SegmentTextProps) {
  const { editor, media, texts } = useDesk();
  const element = useRef<HTMLDivElement>(null);
  const isComposing = useRef(false);
  const id = segment.segment_id;
  const text = textOf(segment.words);
  const caret = useEditor(({ caret: wanted }) => (wanted?.id === id ? wanted : undefined));

  useLayoutEffect(() => {
    const field = element.current;
    if (!field || isComposing.current) return;
    const shown = field.textContent ?? '';
    // A space at the end belongs to the next word, which is not written yet.
    const isTyped =
      field === document.activeElement && shown.trim().replaceAll(/\s+/g, ' ') === text.replaceAll(/\s+/g, ' ');
    if (shown === text || isTyped) return;
    const selected = field === document.activeElement ? selectionIn(field) : undefined;
    field.textContent = text;
    if (selected) selectIn(field, selected.from, selected.to);
  }, [text]);

  // Before the list paints the words, which it does after each of its renders.
  useLayoutEffect(() => {
    const field = element.current;
    if (!field) return undefined;
    texts.set(id, field);
    return () => {
      if (texts.get(id) === field) texts.delete(id);
    };
  }, [texts, id]);

  useEffect(() => {
    const field = element.current;
    if (!caret || !field) return;
    editor.store.set({ caret: undefined });
    field.focus({ preventScroll: true });
    selectIn(field, caret.from, caret.to);
    field.scrollIntoView({ block: 'nearest' });
  }, [caret, editor]);

  function follow(): void {
    const field = element.current;
    if (!field || isComposing.current) return;
    const written = (field.textContent ?? '').replaceAll('\u00a0', ' ').trim();
    // Such as one that was dropped here.
    if (written.length - text.length > longText) {
      writeLong(field, written, selectionIn(field)?.to ?? written.length);
      return;
    }
    editor.edit((document) => editText(document, id, written), `text:${id}`);
  }

  /** The text becomes several segments. The browser would take seconds for each letter in one of so many words. */
  function writeLong(field: HTMLElement, written: string, place: number): void {
    const after = editLongText(editor.store.get().edits.document, segment, written, place);
    if (!after) {
      field.textContent = text;
      note(t('paste_too_long', { count: maxWordsAtOnce }));
      return;
    }
    const { caret: end } = after;
    editor.edit(() => after.document);
    editor.store.set({ caret: { id: end.id, from: end.place, to: end.place }, selected: end.id });
    note(t('paste_parted'));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const field = element.current;
    if (!field || event.nativeEvent.isComposing) return;
    const selected = selectionIn(field);
    if (event.key === 'Enter') {
      event.preventDefault();
      if (!selected || selected.from !== selected.to) return;
      const part = newId('s');
      const before = editor.store.get().edits.document;
      editor.edit((document) => splitSegment(document, id, selected.from, part));
      if (editor.store.get().edits.document === before) return;
      editor.store.set({ caret: { id: part, from: 0, to: 0 }, selected: part });
    }
    if (event.key === 'Backspace' && selected?.to === 0) {
      event.preventDefault();
      const { document: now } = editor.store.get().edits;
      const refusal = mergeRefusal(now, id);
      if (refusal) {
        note(t(`cannot_merge_${refusal}`));
        return;
      }
      const at = now.segments.findIndex(({ segment_id }) => segment_id === id);
      const above = now.segments[at - 1];
      if (!above) return;
      const place = textOf(above.words).length;
      editor.edit((document) => mergeUp(document, id));
      editor.store.set({ caret: { id: above.segment_id, from: place, to: place }, selected: above.segment_id });
    }
    // Tab plays while somebody types, so Escape is the way out of the text.
    if (event.key === 'Escape') {
      event.stopPropagation();
      field.closest<HTMLElement>('[data-segment]')?.focus();
    }
  }

  function onPaste(event: ClipboardEvent): void {
    event.preventDefault();
    const pasted = event.clipboardData.getData('text/plain').replaceAll(/\s+/g, ' ');
    const field = element.current;
    const selected = field && selectionIn(field);
    if (field && selected && pasted.length > longText) {
      const shown = field.textContent ?? '';
      const before = shown.slice(0, selected.from) + pasted;
      const written = (before + shown.slice(selected.to)).replaceAll('\u00a0', ' ');
      writeLong(field, written.trim(), before.trimStart().length);
      return;
    }
    // The browser keeps the caret where people expect it.
    document.execCommand('insertText', false, pasted);
  }

  function onClick(): void {
    const field = element.current;
    const selected = field && selectionIn(field);
    if (!selected || selected.from !== selected.to) return;
    const word = segment.words[wordAtPlace(segment.words, selected.from)];
    if (word) media.seek(word.start);
  }

  return (
    // The role and the keys are those of the text field that it is.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={element}
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      aria-label={label}
      aria-readonly={editor.isReadOnly || undefined}
      aria-describedby="transcript-keys"
      dir={textDirection(text)}
      spellCheck
      contentEditable={editor.isReadOnly ? undefined : 'plaintext-only'}
      suppressContentEditableWarning
      className={`min-h-7 rounded-xs text-[16px] leading-7 [overflow-wrap:anywhere] whitespace-pre-wrap outline-none focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-accent ${isRest ? 'text-rest' : 'text-ink'}`}
      onInput={follow}
      onCompositionStart={() => (isComposing.current = true)}
      onCompositionEnd={() => {
        isComposing.current = false;
        follow();
      }}
      onFocus={() => editor.select(id)}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onClick={onClick}
    />
  );
}
