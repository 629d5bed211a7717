import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { AudioLines, Download, Film, Pencil, RotateCw, Trash2, X } from 'lucide-react';
import { pages } from '#contract/pages.ts';
import type { Transcript } from '#contract/speech-to-text/transcripts.ts';
import { formatDate, formatTime } from '../../../lib/format.ts';
import { failureWords } from '../../../lib/notices.ts';
import { percentOf, type Upload } from '../../../lib/uploads/upload.ts';
import { removeUpload, resumeUpload } from '../../../lib/uploads/uploads.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Badge } from '../../../ui/display/Badge.tsx';
import { Progress } from '../../../ui/feedback/Progress.tsx';
import { tableCell, tableClass, tableHead, tableRow } from '../../../ui/layout/Table.tsx';
import { ActionsMenu } from '../../../ui/overlay/ActionsMenu.tsx';
import { languageName } from '../language-name.ts';
import { t } from './messages.ts';
import { StateChip } from './StateChip.tsx';

export interface TranscriptActions {
  onRename(transcript: Transcript): void;
  onExport(transcript: Transcript): void;
  onDelete(transcript: Transcript): void;
  onRetry(transcript: Transcript): void;
}

interface TranscriptTableProps extends TranscriptActions {
  transcripts: readonly Transcript[];
  /** Files that are on their way and will be transcribed then. */
  uploads: readonly Upload[];
}

const wide = 'max-md:hidden whitespace-nowrap';

export function TranscriptTable({ transcripts, uploads, ...actions }: TranscriptTableProps) {
  return (
    <table className={tableClass}>
      <caption className="sr-only">{t('title')}</caption>
      <thead className="max-md:sr-only">
        <tr>
          <th className={clsx(tableHead(), 'ps-6')}>{t('name')}</th>
          <th className={tableHead()}>{t('state')}</th>
          <th className={tableHead()}>{t('language')}</th>
          <th className={tableHead(true)}>{t('speakers')}</th>
          <th className={tableHead(true)}>{t('length')}</th>
          <th className={tableHead(true)}>{t('created')}</th>
          <th className={clsx(tableHead(true), 'pe-4')}>
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
        {transcripts.map((transcript) => (
          <Row key={transcript.transcription_id} transcript={transcript} {...actions} />
        ))}
      </tbody>
    </table>
  );
}

const Kind = ({ isVideo }: { isVideo: boolean }) => (
  <span aria-hidden="true" className="grid size-9 flex-none place-items-center rounded-md bg-sunken text-muted">
    {isVideo ? <Film size={18} strokeWidth={1.75} /> : <AudioLines size={18} strokeWidth={1.75} />}
  </span>
);

function UploadRow({ upload }: { upload: Upload }) {
  const { id, name, state, problem, canRetry } = upload;
  const isFailed = state === 'failed';
  const percent = percentOf(upload);
  const badge = (
    <Badge tone={isFailed ? 'danger' : 'info'}>
      {isFailed ? t('state_failed') : t('state_uploading', { percent })}
    </Badge>
  );
  return (
    <tr className={tableRow()}>
      <th scope="row" className={clsx(tableCell(), 'w-full max-w-0 ps-6 text-start font-normal max-md:ps-4')}>
        <span className="flex items-center gap-3">
          <Kind isVideo={upload.media?.has_video === true} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">
              <bdi>{name}</bdi>
            </span>
            {isFailed ? (
              <span role="alert" className="block text-caption text-danger">
                {problem}
              </span>
            ) : (
              <Progress label={t('uploading', { name })} value={upload.sent} max={upload.size} />
            )}
            <span className="mt-1 block md:hidden">{badge}</span>
          </span>
        </span>
      </th>
      <td className={clsx(tableCell(), wide)}>{badge}</td>
      <td className={clsx(tableCell(), wide)}>–</td>
      <td className={clsx(tableCell(true), wide)}>–</td>
      <td className={clsx(tableCell(true), wide)}>{upload.seconds === null ? '–' : formatTime(upload.seconds)}</td>
      <td className={clsx(tableCell(true), wide)}>–</td>
      <td className={clsx(tableCell(true), 'pe-4 whitespace-nowrap')}>
        {isFailed && canRetry && (
          <IconButton label={t('retry_upload', { name })} size="sm" onClick={() => resumeUpload(id)}>
            <RotateCw size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton label={t('cancel_upload', { name })} size="sm" onClick={() => removeUpload(id)}>
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </td>
    </tr>
  );
}

function Row({ transcript, ...actions }: TranscriptActions & { transcript: Transcript }) {
  const { transcription_id, name, state, language_code, speakers, duration_seconds, created_at_unix } = transcript;
  const { text, error, source, can_edit, can_retry } = transcript;
  const chip = <StateChip transcript={transcript} />;
  const note =
    state === 'failed' && error
      ? failureWords(error)
      : state === 'ready' && text.trim() === ''
        ? t('silent_text')
        : text;
  return (
    <tr className={clsx(tableRow(), 'relative')}>
      <th scope="row" className={clsx(tableCell(), 'w-full max-w-0 ps-6 text-start font-normal max-md:ps-4')}>
        <span className="flex items-center gap-3">
          <Kind isVideo={source?.has_video === true} />
          <span className="min-w-0 flex-1">
            <Link
              to={pages.transcript}
              params={{ id: transcription_id }}
              className="block truncate font-medium before:absolute before:inset-0"
            >
              <bdi>{name}</bdi>
            </Link>
            <span
              dir="auto"
              className={clsx('block text-caption text-muted', state === 'failed' ? 'break-words' : 'truncate')}
            >
              {note}
            </span>
            <span className="mt-1 flex flex-wrap items-center gap-2 text-caption text-muted md:hidden">
              {chip}
              {duration_seconds !== null && `${formatTime(duration_seconds)} · `}
              {formatDate(created_at_unix)}
            </span>
          </span>
        </span>
      </th>
      <td className={clsx(tableCell(), wide)}>{chip}</td>
      <td className={clsx(tableCell(), wide)}>{language_code === null ? '–' : languageName(language_code)}</td>
      <td className={clsx(tableCell(true), wide)}>{speakers || '–'}</td>
      <td className={clsx(tableCell(true), wide)}>{duration_seconds === null ? '–' : formatTime(duration_seconds)}</td>
      <td className={clsx(tableCell(true), wide, 'text-muted')}>{formatDate(created_at_unix)}</td>
      <td className={clsx(tableCell(true), 'pe-4 whitespace-nowrap')}>
        <span className="relative z-[1] inline-flex items-center gap-1">
          {can_retry && (
            <span className="max-md:hidden">
              <Button size="sm" onClick={() => actions.onRetry(transcript)}>
                {t('try_again')}
              </Button>
            </span>
          )}
          <ActionsMenu
            label={t('more_of', { name })}
            items={[
              ...(can_retry
                ? [{ label: t('try_again'), icon: <RotateCw />, onSelect: () => actions.onRetry(transcript) }]
                : []),
              ...(can_edit
                ? [{ label: t('rename'), icon: <Pencil />, onSelect: () => actions.onRename(transcript) }]
                : []),
              {
                label: t('export'),
                icon: <Download />,
                isDisabled: state !== 'ready',
                ...(state === 'ready' ? {} : { reason: t('not_ready') }),
                onSelect: () => actions.onExport(transcript),
              },
              'divider',
              {
                label: t('delete'),
                icon: <Trash2 />,
                isDanger: true,
                onSelect: () => actions.onDelete(transcript),
              },
            ]}
          />
        </span>
      </td>
    </tr>
  );
}
