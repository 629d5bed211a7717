import { useEffect, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { textDirection } from '../../../lib/format.ts';
import { useStore } from '../../../lib/store.ts';
import { dialogueDraft } from '../draft/dialogue-draft.ts';
import { t } from '../messages.ts';
import { isScript } from '../model/script.ts';
import { tidyText, type Turn } from '../model/turns.ts';
import { turnText } from './turn-text.ts';
import { addTurn, deleteTurn, shiftTurn, writeTurn } from './turn-actions.ts';

interface TurnTextProps {
  turn: Turn;
  /** From 0. */
  at: number;
  count: number;
  name: string;
  onScript(text: string): void;
}

/** The words of a turn. Enter adds the next turn, and Backspace in an empty one goes back to the one before. */
export function TurnText({ turn, at, count, name, onScript }: TurnTextProps) {
  const { id, text } = turn;
  const field = useRef<HTMLTextAreaElement>(null);
  const isWanted = useStore(dialogueDraft, ({ focus }) => focus?.id === id && focus.place === 'text');
  useEffect(() => {
    if (!isWanted) return;
    dialogueDraft.set({ focus: null });
    const { current } = field;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, [isWanted]);

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      shiftTurn(id, at + (event.key === 'ArrowUp' ? -1 : 1), 'text');
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      addTurn(id);
    } else if (event.key === 'Backspace' && text === '' && count > 1) {
      event.preventDefault();
      deleteTurn(id);
    }
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (!isScript(pasted)) return;
    event.preventDefault();
    onScript(pasted);
  }

  return (
    <div className="grid min-w-0">
      {/* An invisible copy in the same cell gives the field its height. */}
      <span aria-hidden="true" className={`${turnText} invisible col-start-1 row-start-1`}>
        {text || t('turn_placeholder')}
        {'\u200b'}
      </span>
      <textarea
        ref={field}
        aria-label={t('turn_text', { number: at + 1, name })}
        placeholder={t('turn_placeholder')}
        value={text}
        dir={text === '' ? undefined : textDirection(text)}
        rows={1}
        spellCheck
        onChange={(event) => writeTurn(id, event.target.value)}
        onBlur={() => tidyText(text) !== text && writeTurn(id, tidyText(text))}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className={`${turnText} col-start-1 row-start-1 block w-full resize-none overflow-hidden bg-transparent p-0 outline-none`}
      />
    </div>
  );
}
