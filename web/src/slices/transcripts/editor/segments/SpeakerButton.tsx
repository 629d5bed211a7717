import { ChevronDown, Plus } from 'lucide-react';
import { maxSpeakers } from '#contract/speech-to-text/transcripts.ts';
import { Menu } from '../../../../ui/overlay/Menu.tsx';
import { newId, type Segment } from '../../document/model.ts';
import { assignSpeaker } from '../../document/segments.ts';
import { addSpeaker } from '../../document/speakers.ts';
import { useDesk, useDocument } from '../context.ts';
import { t } from '../messages.ts';
import { nameOfSpeaker, newSpeakerName } from '../names.ts';
import { Swatch } from '../Swatch.tsx';

/** The name of who speaks, which opens the list of everybody else. */
export function SpeakerButton({ segment }: { segment: Segment }) {
  const { editor } = useDesk();
  const { speakers } = useDocument();
  const name = nameOfSpeaker(speakers, segment.speaker_id);
  if (editor.isReadOnly) return <span className="block truncate text-table font-medium">{name}</span>;
  const isFull = speakers.length >= maxSpeakers;
  const assign = (id: string) => editor.edit((document) => assignSpeaker(document, segment.segment_id, id));
  return (
    <Menu
      label={t('change_speaker')}
      trigger={
        <button
          type="button"
          aria-label={t('speaker_of_segment', { name })}
          className="-ms-1 inline-flex min-h-6 max-w-full min-w-0 items-center gap-1 rounded-xs px-1 text-table font-medium hover:bg-hover max-md:min-h-9"
        >
          <span className="truncate">
            <bdi>{name}</bdi>
          </span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" className="flex-none text-muted" />
        </button>
      }
      items={[
        ...speakers.map(({ speaker_id, name: other, color }, i) => ({
          label: other,
          icon: <Swatch color={color} />,
          ...(i < 9 ? { keys: String(i + 1) } : {}),
          onSelect: () => assign(speaker_id),
        })),
        'divider' as const,
        {
          label: t('new_speaker'),
          icon: <Plus />,
          isDisabled: isFull,
          ...(isFull ? { reason: t('speakers_full', { count: maxSpeakers }) } : {}),
          onSelect() {
            const id = newId('speaker');
            editor.edit((document) =>
              assignSpeaker(addSpeaker(document, id, newSpeakerName(document.speakers)), segment.segment_id, id),
            );
          },
        },
      ]}
    />
  );
}
