import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { CircleAlert, Merge, Split, Trash2 } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { toastError } from '../../../../lib/toasts.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx';
import { ActionsMenu } from '../../../../ui/overlay/ActionsMenu.tsx';
import {
  checkCue,
  editCue,
  mergeCue,
  middleOf,
  removeCue,
  repairOf,
  setCueTimes,
  splitCue,
} from '../../document/cues.ts';
import { newId, type Cue, type Rules } from '../../document/model.ts';
import { useClock, useDesk, useEditor } from '../context.ts';
import { t } from '../messages.ts';
import { note } from '../notices.ts';
import { TimeField } from '../TimeField.tsx';

/** The subtitles. They are made of the transcript once; then each has a life of its own. */
export function SubtitlesView() {
  const { editor } = useDesk();
  const cues = useEditor(({ edits }) => edits.document.cues);
  const rules = useEditor(({ edits }) => edits.document.rules);
  const [isMaking, setIsMaking] = useState(false);
  const scroller = useRef<HTMLDivElement>(null);
  // The virtualizer's functions change their results, so this component is not memoised and passes none of them on.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: cues.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 74,
    overscan: 5,
    getItemKey: (at) => cues[at]?.cue_id ?? at,
  });
  async function make(): Promise<void> {
    setIsMaking(true);
    await editor.remakeCues().catch(toastError);
    setIsMaking(false);
  }
  return (
    <div
      ref={scroller}
      role="region"
      aria-label={t('subtitles')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="min-h-0 flex-1 overflow-auto px-6 pb-8 max-md:px-3"
    >
      {cues.length === 0 && (
        <EmptyState
          title={t('no_cues')}
          action={
            !editor.isReadOnly && (
              <Button look="primary" isBusy={isMaking} onClick={() => void make()}>
                {t('make_cues')}
              </Button>
            )
          }
        >
          {t('no_cues_text')}
        </EmptyState>
      )}
      <ol className="relative max-w-[940px]" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ key, index, start }) => {
          const cue = cues[index];
          return (
            cue && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                <CueRow cue={cue} rules={rules} number={index + 1} isLast={index + 1 === cues.length} />
              </li>
            )
          );
        })}
      </ol>
    </div>
  );
}

interface CueRowProps {
  cue: Cue;
  rules: Rules;
  number: number;
  isLast: boolean;
}

const CueRow = memo(function CueRow({ cue, rules, number, isLast }: CueRowProps) {
  const { editor, media } = useDesk();
  const { cue_id: id, start, end, text } = cue;
  const isNow = useClock(({ time }) => time >= start && time < end && time > 0);
  const duration = useClock((clock) => clock.duration);
  const field = useRef<HTMLTextAreaElement>(null);
  const check = checkCue(cue, rules);
  const repair = repairOf(cue, rules);
  const over = Math.max(...check.lines.map(({ length }) => length - rules.max_characters_per_line));
  const setTimes = (times: Partial<Pick<Cue, 'start' | 'end'>>) =>
    editor.edit((now) => setCueTimes(now, id, { start, end, ...times }, duration || undefined), `cue-times:${id}`);

  function split(): void {
    const at = field.current?.selectionStart ?? 0;
    const place = at > 0 && at < text.length ? at : middleOf(cue);
    const before = editor.store.get().edits.document;
    editor.edit((now) => splitCue(now, id, place, newId('c')));
    if (editor.store.get().edits.document === before) note(t('cannot_split'));
  }

  return (
    <div
      className={clsx(
        'grid grid-cols-[28px_auto_minmax(0,1fr)_auto_auto] items-start gap-x-4 border-b border-line py-3',
        'max-md:grid-cols-[minmax(0,1fr)_auto_auto] max-md:gap-x-2 max-md:gap-y-1',
        isNow && 'bg-surface',
      )}
    >
      <button
        type="button"
        aria-label={t('play_cue', { number })}
        onClick={() => media.seek(start)}
        className="rounded-xs font-mono text-[12px] leading-7 text-muted hover:text-ink max-md:hidden"
      >
        {number}
      </button>
      <span className="flex gap-1 max-md:col-span-2">
        <TimeField
          label={t('cue_start', { number })}
          value={start}
          isReadOnly={editor.isReadOnly}
          onChange={(value) => setTimes({ start: value })}
        />
        <TimeField
          label={t('cue_end', { number })}
          value={end}
          isReadOnly={editor.isReadOnly}
          onChange={(value) => setTimes({ end: value })}
        />
      </span>
      <div className="min-w-0 max-md:order-last max-md:col-span-2">
        <textarea
          ref={field}
          aria-label={t('cue_text', { number })}
          aria-invalid={!check.isFine || undefined}
          dir="auto"
          readOnly={editor.isReadOnly}
          rows={1}
          value={text}
          onChange={(event) => editor.edit((now) => editCue(now, id, event.target.value), `cue:${id}`)}
          onFocus={() => editor.select(id)}
          className="field-sizing-content block w-full resize-none rounded-xs bg-transparent text-[15px] leading-6 outline-none focus-visible:outline-2 focus-visible:outline-offset-4 focus-visible:outline-accent"
        />
        {!check.isFine && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-caption text-danger">
            <CircleAlert size={14} strokeWidth={1.75} aria-hidden="true" />
            {over > 0 && t('characters_over', { count: over })}
            {check.hasTooManyLines && t('lines_over', { limit: rules.max_lines })}
            {check.isTooLong && t('seconds_over', { limit: rules.max_seconds })}
            {repair !== undefined && !editor.isReadOnly && (
              <button
                type="button"
                className="rounded-xs text-accent underline-offset-[3px] hover:underline"
                onClick={() => editor.edit((now) => editCue(now, id, repair))}
              >
                {t('break_lines')}
              </button>
            )}
          </p>
        )}
      </div>
      <span dir="ltr" className="grid text-end font-mono text-[12px] font-medium">
        {check.lines.map(({ length, isTooLong }, line) => (
          // Lines have no identity of their own.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={line} className={clsx('leading-6', isTooLong ? 'text-danger' : 'text-success')}>
            {length}/{rules.max_characters_per_line}
          </span>
        ))}
      </span>
      {editor.isReadOnly ? (
        <span />
      ) : (
        <ActionsMenu
          label={t('more_of_cue', { number })}
          items={[
            { label: t('split'), icon: <Split />, onSelect: split },
            {
              label: t('merge_down'),
              icon: <Merge />,
              isDisabled: isLast,
              ...(isLast ? { reason: t('cannot_merge_last') } : {}),
              onSelect: () => editor.edit((now) => mergeCue(now, id)),
            },
            'divider',
            {
              label: t('delete_cue'),
              icon: <Trash2 />,
              isDanger: true,
              onSelect() {
                editor.edit((now) => removeCue(now, id));
                note(t('cue_deleted'), () => editor.undo());
              },
            },
          ]}
        />
      )}
    </div>
  );
});
