import { clsx } from 'clsx';
import type { ReactElement } from 'react';
import { countWords, estimateSeconds, formatTime, textDirection } from '../../../lib/format.ts';
import { withoutTags } from '../../../lib/player/words.ts';
import { editDraft } from '../drafts/draft.ts';
import { t } from '../messages.ts';

let lastCaret = Infinity;

/** Focuses the field with the caret at its former position, because the field is a new element each time. */
export function focusEditor(field: HTMLTextAreaElement | null | undefined): void {
  const at = Math.min(lastCaret, field?.value.length ?? 0);
  field?.focus();
  field?.setSelectionRange(at, at);
}

interface TextEditorProps {
  text: string;
  /** The same text with marks that take no room, drawn below the letters of the field. */
  marks?: ReactElement | undefined;
  /** @param at the place of the caret in UTF-16 units */
  onCaret?(at: number): void;
}

/**
 * The field grows with its text: an invisible copy in the same grid cell gives the height. Same place and metrics as
 * the words while they are spoken, so that nothing jumps between the two.
 */
export function TextEditor({ text, marks, onCaret }: TextEditorProps) {
  const spoken = withoutTags(text);
  const words = countWords(spoken);
  const placeholder = t('text_placeholder');
  return (
    <div className="grid flex-none grid-cols-[48px_minmax(0,1fr)] gap-x-4 max-md:grid-cols-1">
      <span
        aria-hidden="true"
        className="text-end font-mono text-caption leading-[34px] text-muted max-md:text-start max-md:leading-5"
      >
        0:00
      </span>
      <div className="grid">
        <span
          aria-hidden="true"
          dir={text === '' ? undefined : textDirection(text)}
          className={clsx('canvas-text col-start-1 row-start-1', marks ? 'text-transparent select-none' : 'invisible')}
        >
          {marks ?? (text || placeholder)}
          {'\u200b'}
        </span>
        <textarea
          aria-label={t('text_label')}
          placeholder={placeholder}
          value={text}
          dir={text === '' ? undefined : textDirection(text)}
          // Users open this page to write in this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={matchMedia('(pointer: fine)').matches}
          spellCheck
          rows={1}
          onChange={(event) => editDraft({ text: event.target.value })}
          onSelect={(event) => {
            lastCaret = event.currentTarget.selectionEnd;
            onCaret?.(lastCaret);
          }}
          className="canvas-text relative col-start-1 row-start-1 block min-h-[34px] w-full resize-none overflow-hidden bg-transparent p-0 outline-none"
        />
        {words > 0 && (
          <p className="mt-3 text-caption text-muted tabular-nums">
            {t('text_length', { count: words, time: formatTime(Math.max(1, estimateSeconds(spoken))) })}
          </p>
        )}
      </div>
    </div>
  );
}
