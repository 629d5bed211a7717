import { Check, Pause, Play, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatSize } from '../../lib/format.ts';
import { isOpen, percentOf, type Upload } from '../../lib/uploads/upload.ts';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Progress } from '../feedback/Progress.tsx';
import { t } from './messages.ts';

export interface UploadActions {
  onPause(id: string): void;
  onResume(id: string): void;
  /** Ends the upload here and on the server, or takes a sent file off the list. */
  onRemove(id: string): void;
  onRetry(id: string): void;
}

interface UploadListProps extends UploadActions {
  uploads: readonly Upload[];
  /** Stands at the end of a row whose file is sent, such as its price. */
  renderEnd?(upload: Upload): ReactNode;
}

function stateWords(upload: Upload): string {
  const { state } = upload;
  const words = { percent: percentOf(upload), size: formatSize(upload.size) };
  return state === 'failed' ? (upload.problem ?? t('state_failed')) : t(`state_${state}`, words);
}

/** Lists uploads with their progress, and what can be done with each. */
export function UploadList({ uploads, renderEnd, ...actions }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <>
      <ul aria-label={t('uploads')} className="card divide-y divide-line">
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} end={renderEnd?.(upload)} {...actions} />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {uploads
          .map((upload) => (upload.state === 'sent' ? t('sent_announcement', { name: upload.name }) : ''))
          .join(' ')}
      </p>
    </>
  );
}

function UploadRow({ upload, end, ...actions }: UploadActions & { upload: Upload; end: ReactNode }) {
  const { id, name, size, sent, state, canRetry } = upload;
  const isGoingOn = isOpen(upload);
  return (
    <li className="flex flex-col gap-2 px-4 py-3">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">
            <bdi>{name}</bdi>
          </p>
          <p
            role={state === 'failed' ? 'alert' : undefined}
            className={state === 'failed' ? 'text-table break-words text-danger' : 'text-table text-muted tabular-nums'}
          >
            {state === 'sent' && (
              <Check size={14} strokeWidth={2} aria-hidden="true" className="me-1 inline text-success" />
            )}
            {stateWords(upload)}
          </p>
        </div>
        {end}
        {state === 'failed' && canRetry && (
          <Button
            size="sm"
            icon={<RotateCw size={14} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => actions.onRetry(id)}
          >
            {t('retry')}
          </Button>
        )}
        {(state === 'sending' || state === 'retrying') && (
          <IconButton label={t('pause_upload', { name })} size="sm" onClick={() => actions.onPause(id)}>
            <Pause size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
        {state === 'paused' && (
          <IconButton label={t('resume_upload', { name })} size="sm" onClick={() => actions.onResume(id)}>
            <Play size={16} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          label={t(isGoingOn ? 'cancel_upload' : 'remove_upload', { name })}
          size="sm"
          onClick={() => actions.onRemove(id)}
        >
          <X size={16} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {isGoingOn && (
        <Progress
          label={t('upload_progress', { name })}
          value={sent}
          // How long the server takes to read the file is unknown.
          max={state === 'checking' ? 0 : size}
        />
      )}
    </li>
  );
}
