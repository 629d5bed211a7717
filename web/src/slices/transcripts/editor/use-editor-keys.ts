import { useEffect, useEffectEvent } from 'react';
import { ownsKeys } from '../../../lib/hooks.ts';
import { isSingleKey } from '../../../lib/keys/single-keys.ts';
import { assignSpeaker } from '../document/segments.ts';
import type { Desk } from './context.ts';
import { hopToDoubt, hopToSegment } from './hops.ts';

interface EditorKeys {
  isSubtitles: boolean;
  openFind(): void;
}

/** Binds the keys of the editor. In a text only those work that do not write. */
export function useEditorKeys(desk: Desk, { isSubtitles, openFind }: EditorKeys): void {
  const run = useEffectEvent((event: KeyboardEvent): boolean => {
    const { editor, media } = desk;
    const target = event.target instanceof HTMLElement ? event.target : null;
    // A dialog or a menu above the editor has its own keys.
    if (target?.closest('[role=dialog], [role=alertdialog], [role=menu]')) return false;
    const hasMod = (event.ctrlKey || event.metaKey) && !event.altKey;
    const key = event.key.toLowerCase();
    const isText = target?.closest('[contenteditable=plaintext-only], textarea') !== null && target !== null;
    if (hasMod && key === 'z' && !isFieldOfItsOwn(target)) {
      if (event.shiftKey) editor.redo();
      else editor.undo();
      return true;
    }
    if (hasMod && key === 'y' && !isFieldOfItsOwn(target)) {
      editor.redo();
      return true;
    }
    if (hasMod && key === 's' && !event.shiftKey) {
      void editor.flush();
      return true;
    }
    if (hasMod && key === 'f' && !event.shiftKey && !isSubtitles) {
      openFind();
      return true;
    }
    if (isText && event.key === 'Tab' && !event.shiftKey && !hasMod && !event.altKey) {
      media.toggle();
      return true;
    }
    const isArrow = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    if (event.altKey && !event.ctrlKey && !event.metaKey && isArrow && !isSubtitles) {
      hopToSegment(desk, event.key === 'ArrowRight' ? 1 : -1);
      return true;
    }
    if (event.key === ' ' && !event.ctrlKey && !event.metaKey && !event.altKey && !ownsKeys(target, ' ')) {
      media.toggle();
      return true;
    }
    if (isSubtitles) return false;
    if (isSingleKey(event, 'n')) {
      hopToDoubt(desk);
      return true;
    }
    const { selected, mark, edits } = editor.store.get();
    const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0;
    const speaker = number > 0 && isSingleKey(event, event.key) ? edits.document.speakers[number - 1] : undefined;
    if (speaker && selected !== undefined) {
      editor.edit((document) => assignSpeaker(document, selected, speaker.speaker_id));
      return true;
    }
    const isOnList = target === document.body || target?.matches('[data-segment], [role=region]') === true;
    if (event.key === 'Enter' && isOnList && !hasMod && !event.altKey) {
      const id = mark?.segment_id ?? selected;
      if (id === undefined) return false;
      editor.store.set({ caret: { id, from: mark?.from ?? 0, to: mark?.to ?? 0 } });
      return true;
    }
    return false;
  });

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.isComposing || !run(event)) return;
      event.preventDefault();
      // The player and the frame have keys of the same name.
      event.stopImmediatePropagation();
    }
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** A field that has its own undo, such as the one of a search. */
const isFieldOfItsOwn = (target: HTMLElement | null) => target?.matches('input, [data-own-undo]') === true;
