import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { ChipSelect } from '../../../ui/form/ChipSelect.tsx';
import { findMatches, replaceMatches } from '../document/find.ts';
import { useDesk, useDocument } from './context.ts';
import { t } from './messages.ts';
import { note } from './notices.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;
const field =
  'h-8 min-w-0 flex-[1_1_140px] rounded-md border border-control bg-bg px-2.5 text-table focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-accent max-md:h-10 max-md:text-[16px]';

/** Finds in what is said, by everybody or one speaker, and replaces one or all. */
export function FindBar({ onClose }: { onClose(): void }) {
  const { editor, media } = useDesk();
  const document = useDocument();
  const [text, setText] = useState('');
  const [by, setBy] = useState('');
  const [speaker, setSpeaker] = useState('');
  const [isCaseSensitive, setIsCaseSensitive] = useState(false);
  const [isWholeWord, setIsWholeWord] = useState(false);
  const [wanted, setWanted] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const matches = useMemo(
    () => findMatches(document, { text, isCaseSensitive, isWholeWord, speakerId: speaker || undefined }),
    [document, text, isCaseSensitive, isWholeWord, speaker],
  );
  const at = matches.length === 0 ? -1 : Math.min(wanted, matches.length - 1);
  const match = matches[at];

  useEffect(() => {
    input.current?.focus();
    return () => editor.store.set({ mark: undefined });
  }, [editor]);
  const key = match && `${match.segment_id}:${match.from}:${match.to}`;
  useEffect(() => {
    editor.store.set({ mark: match && { ...match, word: 0 } });
    // The place says which match it is; the list of matches is made anew with every edit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, editor]);

  function go(step: 1 | -1): void {
    if (matches.length === 0) return;
    const next = (at + step + matches.length) % matches.length;
    setWanted(next);
    const segment = document.segments.find(({ segment_id }) => segment_id === matches[next]?.segment_id);
    if (segment) media.seek(segment.start);
  }

  function replaceAll(): void {
    editor.edit((now) => replaceMatches(now, matches, by));
    note(t('replaced', { count: matches.length }), () => editor.undo());
  }

  return (
    <search className="flex flex-none flex-wrap items-center gap-2 border-b border-line px-6 py-2.5 max-md:px-4">
      <input
        ref={input}
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setWanted(0);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') go(event.shiftKey ? -1 : 1);
          if (event.key === 'Escape') onClose();
        }}
        className={field}
      />
      {!editor.isReadOnly && (
        <input
          aria-label={t('replace_by')}
          placeholder={t('replace_by')}
          value={by}
          onChange={(event) => setBy(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && onClose()}
          className={field}
        />
      )}
      <span role="status" className="min-w-[64px] text-caption text-muted tabular-nums">
        {text.trim() !== '' && t('matches', { at: at + 1, count: matches.length })}
      </span>
      <IconButton label={t('previous_match')} size="sm" onClick={() => go(-1)}>
        <ChevronUp {...icon} />
      </IconButton>
      <IconButton label={t('next_match')} size="sm" onClick={() => go(1)}>
        <ChevronDown {...icon} />
      </IconButton>
      <ChipSelect
        label={t('everybody')}
        value={speaker}
        options={document.speakers.map(({ speaker_id, name }) => ({ value: speaker_id, label: name }))}
        onChange={setSpeaker}
      />
      <span className="flex items-center gap-3 text-table">
        <Checkbox label={t('match_case')} checked={isCaseSensitive} onChange={setIsCaseSensitive} />
        <Checkbox label={t('whole_words')} checked={isWholeWord} onChange={setIsWholeWord} />
      </span>
      {!editor.isReadOnly && (
        <>
          <Button
            size="sm"
            isDisabled={!match}
            onClick={() => match && editor.edit((now) => replaceMatches(now, [match], by))}
          >
            {t('replace')}
          </Button>
          <Button size="sm" isDisabled={!match} onClick={replaceAll}>
            {t('replace_all')}
          </Button>
        </>
      )}
      <span className="ms-auto">
        <IconButton label={t('close_find')} size="sm" onClick={onClose}>
          <X {...icon} />
        </IconButton>
      </span>
    </search>
  );
}
