import { ArrowDown, ArrowUp, Move, Palette, Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { getTranscriptAudio } from '#contract/speech-to-text/api.ts';
import { buildRequest } from '#contract/kit/client.ts';
import { maxSpeakers, type Transcript } from '#contract/speech-to-text/transcripts.ts';
import { confirm } from '../../../lib/confirm.ts';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { ActionsMenu } from '../../../ui/overlay/ActionsMenu.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { cueAt } from '../document/cues.ts';
import { newId, textOf, type Speaker } from '../document/model.ts';
import { segmentAt } from '../document/segments.ts';
import {
  addSpeaker,
  colorCount,
  moveSegments,
  moveSpeaker,
  recolorSpeaker,
  removeSpeaker,
  renameSpeaker,
  sharesOf,
} from '../document/speakers.ts';
import { languageName } from '../language-name.ts';
import { useClock, useDesk, useDocument } from './context.ts';
import { t } from './messages.ts';
import { newSpeakerName } from './names.ts';
import { note } from './notices.ts';
import { Swatch } from './Swatch.tsx';

interface AboutProps {
  transcript: Transcript;
  onRename(): void;
}

/** What plays, what is known of it, and who speaks. */
export function SidePanel(props: AboutProps) {
  return (
    <aside
      aria-label={t('details')}
      className="flex w-[320px] flex-none flex-col gap-5 overflow-y-auto border-s border-line p-5 max-lg:w-[264px] max-md:hidden"
    >
      <Preview transcript={props.transcript} />
      <About {...props} />
    </aside>
  );
}

/** The same on a phone, which has no room beside the text. */
export function DetailsDialog({ onClose, ...props }: AboutProps & { onClose(): void }) {
  return (
    <Dialog title={t('details')} isOpen onOpenChange={onClose}>
      <About {...props} />
    </Dialog>
  );
}

function About({ transcript, onRename }: AboutProps) {
  const { editor } = useDesk();
  const { language_code, duration_seconds, created_at_unix, recogniser, warnings } = transcript;
  return (
    <>
      <dl className="grid grid-cols-[84px_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-table">
        <dt className="text-muted">{t('name')}</dt>
        <dd className="break-words">
          <bdi>{transcript.name}</bdi>{' '}
          {!editor.isReadOnly && (
            <button type="button" onClick={onRename} className="rounded-xs text-accent hover:underline">
              {t('rename')}
            </button>
          )}
        </dd>
        <dt className="text-muted">{t('language')}</dt>
        <dd>{language_code === null ? '–' : languageName(language_code)}</dd>
        <dt className="text-muted">{t('length')}</dt>
        <dd className="tabular-nums">{duration_seconds === null ? '–' : formatTime(duration_seconds)}</dd>
        <dt className="text-muted">{t('made')}</dt>
        <dd>{formatDate(created_at_unix)}</dd>
        {recogniser !== null && (
          <>
            <dt className="text-muted">{t('heard_by')}</dt>
            <dd className="break-words">{recogniser}</dd>
          </>
        )}
      </dl>
      {warnings.length > 0 && (
        <Banner tone="warning">
          {warnings.map(({ code, message }) => (
            <p key={code}>{message}</p>
          ))}
        </Banner>
      )}
      <Speakers />
    </>
  );
}

/** The element that plays. On a phone it stays, but a sound needs no room. */
export function Preview({ transcript }: { transcript: Transcript }) {
  const { attach } = useDesk().media;
  const { source, transcription_id } = transcript;
  const hasFailed = useClock((clock) => clock.hasFailed);
  if (!source) return <Banner tone="plain">{t('no_file')}</Banner>;
  const { url } = buildRequest(getTranscriptAudio, { params: { transcription_id } });
  if (!source.has_video) {
    return (
      <>
        {/* What is said stands on the page as text. */}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
        <audio ref={attach} src={url} preload="metadata" className="hidden" />
        {hasFailed && <Banner tone="warning">{t('cannot_play')}</Banner>}
      </>
    );
  }
  return (
    <div className="relative aspect-video overflow-hidden rounded-lg bg-black">
      {/* What is said stands beside the picture and, as a caption, in it. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <video
        ref={attach}
        src={url}
        preload="metadata"
        playsInline
        aria-label={t('video')}
        className="size-full object-contain"
      />
      <Caption />
      {hasFailed && (
        <p className="absolute inset-x-3 top-3 rounded-xs bg-black/70 p-2 text-caption text-white">
          {t('cannot_play')}
        </p>
      )}
    </div>
  );
}

function Caption() {
  const { cues, segments } = useDocument();
  const text = useClock(({ time }) => {
    if (cues.length > 0) return cueAt(cues, time)?.text ?? '';
    const segment = segments[segmentAt(segments, time)];
    return segment && time <= segment.end ? textOf(segment.words).slice(0, 84) : '';
  });
  if (text === '') return null;
  return (
    <p className="pointer-events-none absolute inset-x-3 bottom-3 text-center text-table text-white">
      <span className="rounded-[3px] bg-black/70 box-decoration-clone px-1.5 py-0.5 whitespace-pre-line">{text}</span>
    </p>
  );
}

function Speakers() {
  const { editor } = useDesk();
  const document = useDocument();
  const [renamed, setRenamed] = useState<Speaker>();
  const shares = sharesOf(document);

  async function remove({ speaker_id, name }: Speaker): Promise<void> {
    const count = document.segments.filter((one) => one.speaker_id === speaker_id).length;
    const isSure =
      count === 0 ||
      (await confirm({
        title: t('delete_speaker_title', { name }),
        description: t('delete_speaker_text', { count }),
        confirmLabel: t('delete_speaker'),
        isDanger: true,
      }));
    if (!isSure) return;
    editor.edit((now) => removeSpeaker(now, speaker_id));
    note(t('speaker_deleted', { name }), () => editor.undo());
  }

  return (
    <section aria-labelledby="transcript-speakers" className="flex flex-col gap-1 border-t border-line pt-4">
      <div className="flex items-center justify-between">
        <h2 id="transcript-speakers" className="font-semibold">
          {t('speakers')}
        </h2>
        {!editor.isReadOnly && (
          <Button
            look="ghost"
            size="sm"
            icon={<Plus size={14} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => {
              if (document.speakers.length >= maxSpeakers) note(t('speakers_full', { count: maxSpeakers }));
              editor.edit((now) => addSpeaker(now, newId('speaker'), newSpeakerName(now.speakers)));
            }}
          >
            {t('add')}
          </Button>
        )}
      </div>
      <ul>
        {document.speakers.map((speaker, at) => (
          <li key={speaker.speaker_id} className="flex min-h-9 items-center gap-2.5 text-table">
            <Swatch color={speaker.color} />
            <span className="min-w-0 flex-1 truncate font-medium">
              <bdi>{speaker.name}</bdi>
            </span>
            <span className="text-muted tabular-nums">
              {t('percent', { percent: shares.get(speaker.speaker_id) ?? 0 })}
            </span>
            {!editor.isReadOnly && (
              <ActionsMenu
                label={t('more_of_speaker', { name: speaker.name })}
                items={[
                  { label: t('rename'), icon: <Pencil />, onSelect: () => setRenamed(speaker) },
                  {
                    label: t('change_color'),
                    icon: <Palette />,
                    onSelect: () =>
                      editor.edit((now) => recolorSpeaker(now, speaker.speaker_id, (speaker.color + 1) % colorCount)),
                  },
                  ...document.speakers
                    .filter((other) => other !== speaker)
                    .map((other) => ({
                      label: t('move_segments_to', { name: other.name }),
                      icon: <Move />,
                      onSelect: () => editor.edit((now) => moveSegments(now, speaker.speaker_id, other.speaker_id)),
                    })),
                  ...(at > 0
                    ? [
                        {
                          label: t('move_up'),
                          icon: <ArrowUp />,
                          onSelect: () => editor.edit((now) => moveSpeaker(now, speaker.speaker_id, -1)),
                        },
                      ]
                    : []),
                  ...(at + 1 < document.speakers.length
                    ? [
                        {
                          label: t('move_down'),
                          icon: <ArrowDown />,
                          onSelect: () => editor.edit((now) => moveSpeaker(now, speaker.speaker_id, 1)),
                        },
                      ]
                    : []),
                  'divider' as const,
                  {
                    label: t('delete_speaker'),
                    icon: <Trash2 />,
                    isDanger: true,
                    onSelect: () => void remove(speaker),
                  },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {renamed && <RenameSpeaker speaker={renamed} onClose={() => setRenamed(undefined)} />}
    </section>
  );
}

function RenameSpeaker({ speaker, onClose }: { speaker: Speaker; onClose(): void }) {
  const { editor } = useDesk();
  const [name, setName] = useState(speaker.name);
  function save(): void {
    editor.edit((now) => renameSpeaker(now, speaker.speaker_id, name));
    onClose();
  }
  return (
    <Dialog
      title={t('rename_speaker')}
      width="sm"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" isDisabled={name.trim() === ''} onClick={save}>
            {t('save')}
          </Button>
        </>
      }
    >
      <TextField
        label={t('name')}
        value={name}
        maxLength={100}
        onChange={(event) => setName(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && name.trim() !== '' && save()}
      />
    </Dialog>
  );
}
