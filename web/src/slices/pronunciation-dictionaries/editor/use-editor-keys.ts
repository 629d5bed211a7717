/** The keys and the palette's actions of an open dictionary. */
import { useEffect, useMemo } from 'react';
import { ownsKeys } from '../../../lib/hooks.ts';
import { useActions, type Action } from '../../../lib/keys/actions.ts';
import type { Editor } from './editor-store.ts';
import { t } from './messages.ts';

interface EditorKeys {
  editor: Editor;
  save(): void;
  isReadOnly: boolean;
}

export function useEditorKeys({ editor, save, isReadOnly }: EditorKeys): void {
  const actions = useMemo<Action[]>(
    () =>
      isReadOnly
        ? []
        : [
            { id: 'dictionary-save', label: t('action_save'), group: 'create', keys: 'Mod+S', run: save },
            { id: 'dictionary-undo', label: t('undo'), group: 'create', keys: 'Mod+Z', run: editor.undo },
            { id: 'dictionary-redo', label: t('redo'), group: 'create', keys: 'Mod+Shift+Z', run: editor.redo },
          ],
    [editor, save, isReadOnly],
  );
  useActions(actions);
  useEffect(() => {
    if (isReadOnly) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === 's' && !event.shiftKey) {
        event.preventDefault();
        // What is typed in a row counts once the row has lost the focus.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        setTimeout(() => save());
      } else if (key === 'z' && !ownsKeys(event.target, 'z')) {
        event.preventDefault();
        if (event.shiftKey) editor.redo();
        else editor.undo();
      }
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [editor, save, isReadOnly]);
}
