import { clsx } from 'clsx';
import { AudioWaveform, Merge, Split, Trash2 } from 'lucide-react';
import { memo, useState } from 'react';
import { alignTranscript } from '#contract/speech-to-text/api.ts';
import { call } from '../../../../lib/api.ts';
import { toastError } from '../../../../lib/toasts.ts';
import { Button } from '../../../../ui/button/Button.tsx';
import { ActionsMenu } from '../../../../ui/overlay/ActionsMenu.tsx';
import { newId, textOf, type Segment } from '../../document/model.ts';
import { mergeRefusal, mergeUp, removeSegment, setAlignment, setTimes, splitSegment } from '../../document/segments.ts';
import { selectionIn } from './caret.ts';
import { useClock, useDesk, useDocument, useEditor } from '../context.ts';
import { t } from '../messages.ts';
import { note } from '../notices.ts';
import { nameOfSpeaker } from '../names.ts';
import { SegmentText } from './SegmentText.tsx';
import { SpeakerButton } from './SpeakerButton.tsx';
import { hueOf } from '../Swatch.tsx';
import { TimeField } from '../TimeField.tsx';
import { formatPrecise } from '../times.ts';

const icon = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface SegmentRowProps {
  segment: Segment;
  isRest: boolean;
}

/** One segment: who speaks, when, and what is said. Its tools stand below it while it is in hand. */
export const SegmentRow = memo(function SegmentRow({ segment, isRest }: SegmentRowProps) {
  const { editor } = useDesk();
  const id = segment.segment_id;
  const isOn = useEditor(({ selected }) => selected === id);
  const speakers = useEditor(({ edits }) => edits.document.speakers);
  const speaker = speakers.find(({ speaker_id }) => speaker_id === segment.speaker_id);
  const name = nameOfSpeaker(speakers, segment.speaker_id);
  const start = formatPrecise(segment.start, 1);
  return (
    <article
      data-segment={id}
      data-hue={hueOf(speaker?.color)}
      tabIndex={-1}
      aria-label={t('segment', { name, time: start })}
      className={clsx(
        'grid grid-cols-[3px_148px_minmax(0,1fr)_auto] gap-x-4 rounded-lg px-2 py-2.5 outline-none focus-visible:outline-2 focus-visible:outline-accent',
        'max-md:grid-cols-[3px_minmax(0,1fr)_auto] max-md:gap-x-3',
        isOn && 'bg-surface',
      )}
    >
      <span aria-hidden="true" className="row-span-3 rounded-full bg-(--hue)" />
      <div className="min-w-0 max-md:flex max-md:items-center max-md:gap-3">
        <SpeakerButton segment={segment} />
        <span dir="ltr" className="block flex-none font-mono text-[12px] leading-5 text-muted">
          {start}
        </span>
      </div>
      <div className="min-w-0 max-md:order-last max-md:col-span-2 max-md:col-start-2">
        <SegmentText segment={segment} isRest={isRest} label={t('text_of', { name, time: start })} />
        {isOn && !editor.isReadOnly && <SegmentTools segment={segment} />}
      </div>
      {editor.isReadOnly ? <span /> : <SegmentMenu segment={segment} name={name} />}
    </article>
  );
});

function SegmentMenu({ segment, name }: { segment: Segment; name: string }) {
  const { editor, media } = useDesk();
  const id = segment.segment_id;
  const refusal = useEditor(({ edits }) => mergeRefusal(edits.document, id));
  return (
    <ActionsMenu
      label={t('more_of', { name, time: formatPrecise(segment.start, 1) })}
      items={[
        { label: t('play_from_here'), icon: <AudioWaveform />, onSelect: () => media.seek(segment.start) },
        {
          label: t('merge_up'),
          icon: <Merge />,
          isDisabled: refusal !== undefined,
          ...(refusal ? { reason: t(`cannot_merge_${refusal}`) } : {}),
          onSelect: () => editor.edit((document) => mergeUp(document, id)),
        },
        'divider',
        {
          label: t('delete_segment'),
          icon: <Trash2 />,
          isDanger: true,
          onSelect() {
            editor.edit((document) => removeSegment(document, id));
            note(t('segment_deleted'), () => editor.undo());
          },
        },
      ]}
    />
  );
}

function SegmentTools({ segment }: { segment: Segment }) {
  const { editor, media, texts } = useDesk();
  const [isAligning, setIsAligning] = useState(false);
  const document = useDocument();
  const duration = useClock((clock) => clock.duration);
  const id = segment.segment_id;
  const refusal = mergeRefusal(document, id);
  const spoken = segment.words.filter(({ isEvent }) => !isEvent);

  function split(): void {
    const field = texts.get(id);
    const selected = field && selectionIn(field);
    const time = media.clock.get().time;
    // Without a caret, the segment is split where the sound stands.
    const at = segment.words.findIndex(({ start }) => start >= time);
    const before = at > 0 ? textOf(segment.words.slice(0, at)).length + 1 : 0;
    const part = newId('s');
    const was = editor.store.get().edits.document;
    editor.edit((now) => splitSegment(now, id, selected?.from || before, part));
    if (editor.store.get().edits.document === was) note(t('cannot_split'));
    else editor.store.set({ caret: { id: part, from: 0, to: 0 }, selected: part });
  }

  async function align(): Promise<void> {
    setIsAligning(true);
    try {
      const { segments } = await call(alignTranscript, {
        params: { transcription_id: editor.id },
        body: {
          segments: [
            { segment_id: id, start: segment.start, end: segment.end, text: spoken.map(({ text }) => text).join(' ') },
          ],
        },
      });
      const words = segments[0]?.words;
      if (words) editor.edit((now) => setAlignment(now, id, words));
      note(t(words ? 'aligned' : 'not_aligned'));
    } catch (error) {
      toastError(error);
    }
    setIsAligning(false);
  }

  const setEdges = (times: Partial<Pick<Segment, 'start' | 'end'>>) =>
    editor.edit(
      (now) => setTimes(now, id, { start: segment.start, end: segment.end, ...times }, duration || undefined),
      `times:${id}`,
    );
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
      <span className="inline-flex items-center gap-1.5 text-caption text-muted">
        {t('from')}
        <TimeField
          label={t('start')}
          value={segment.start}
          isReadOnly={false}
          onChange={(start) => setEdges({ start })}
        />
      </span>
      <span className="inline-flex items-center gap-1.5 text-caption text-muted">
        {t('to')}
        <TimeField label={t('end')} value={segment.end} isReadOnly={false} onChange={(end) => setEdges({ end })} />
      </span>
      <Button look="ghost" size="sm" icon={<Split {...icon} />} onMouseDown={keepCaret} onClick={split}>
        {t('split')}
      </Button>
      {refusal === undefined && (
        <Button
          look="ghost"
          size="sm"
          icon={<Merge {...icon} />}
          onClick={() => editor.edit((now) => mergeUp(now, id))}
        >
          {t('merge_up')}
        </Button>
      )}
      {spoken.length > 0 && (
        <Button look="ghost" size="sm" isBusy={isAligning} onClick={() => void align()}>
          {t('align')}
        </Button>
      )}
    </div>
  );
}

/** The button does not take the caret out of the text, which says where to split. */
const keepCaret = (event: { preventDefault(): void }) => event.preventDefault();
