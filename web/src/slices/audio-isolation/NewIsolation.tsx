import { useEffect, useState } from 'react';
import { isolationCredits } from '#contract/audio-isolation/types.ts';
import { getUploadLimits } from '#contract/uploads/api.ts';
import type { UploadLimits } from '#contract/uploads/types.ts';
import { useRead } from '../../lib/queries.ts';
import { useStore } from '../../lib/store.ts';
import { toastError } from '../../lib/toasts.ts';
import {
  addUploads,
  pauseUpload,
  removeUpload,
  restoreUploads,
  resumeUpload,
  useAllUploads,
} from '../../lib/uploads/uploads.ts';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { DecoderBanner } from '../../ui/drop/DecoderBanner.tsx';
import { DropZone } from '../../ui/drop/DropZone.tsx';
import { UploadList } from '../../ui/drop/UploadList.tsx';
import type { FileRules } from '../../ui/drop/media-files.ts';
import { formatCredits } from '../../lib/format.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { t } from './messages.ts';
import { IsolateBar } from './runs/IsolateBar.tsx';
import { runsStore } from './runs/runs.ts';
import { makeSample } from './sample.ts';

const Recorder = lazyPart(async () => (await import('../../ui/recorder/Recorder.tsx')).Recorder);

const purpose = 'audio_isolation';
/** Files that are taken at once. */
const maxFiles = 20;

function rulesOf({ purposes, decoder }: UploadLimits): FileRules {
  const limits = purposes.find((one) => one.purpose === purpose);
  return {
    kinds: ['audio', 'video'],
    maxBytes: limits?.max_bytes ?? 0,
    ...(limits ? { maxSeconds: limits.max_seconds } : {}),
    maxFiles,
    ...(decoder.is_complete ? {} : { readable: decoder.extensions }),
  };
}

/** Takes files, uploads them, and isolates them when told to. */
export function NewIsolation() {
  const limits = useRead(getUploadLimits);
  useEffect(() => void restoreUploads(purpose), []);
  return (
    <Loaded of={limits} skeleton={<Skeleton className="h-[420px] rounded-xl" />}>
      {(known) => <Files limits={known} />}
    </Loaded>
  );
}

function Files({ limits }: { limits: UploadLimits }) {
  const [isRecording, setIsRecording] = useState(false);
  const [isMaking, setIsMaking] = useState(false);
  const runs = useStore(runsStore, (state) => state.runs);
  const all = useAllUploads();
  // What is being isolated is listed below.
  const uploads = all.filter((upload) => upload.purpose === purpose && !runs.some(({ id }) => id === upload.id));
  const rules = rulesOf(limits);
  // Browsers record what only ffmpeg reads.
  const canRecord = limits.decoder.is_complete;

  async function trySample(): Promise<void> {
    setIsMaking(true);
    try {
      addUploads(purpose, [await makeSample(t('sample_name'))]);
    } catch (error) {
      toastError(error, { onRetry: () => void trySample() });
    } finally {
      setIsMaking(false);
    }
  }

  return (
    <div className="flex flex-col gap-4">
      <DecoderBanner decoder={limits.decoder} />
      {isRecording ? (
        <Recorder
          maxSeconds={rules.maxSeconds ?? 3600}
          onRecorded={(recording) => {
            addUploads(purpose, [recording]);
            setIsRecording(false);
          }}
          onCancel={() => setIsRecording(false)}
        />
      ) : (
        <DropZone
          rules={rules}
          isLow={uploads.length > 0 || runs.length > 0}
          title={t('drop_title')}
          description={t('drop_text')}
          note={t('price_each_minute')}
          onFiles={(files) => addUploads(purpose, files)}
          onRecord={canRecord ? () => setIsRecording(true) : undefined}
        >
          {uploads.length === 0 && (
            <button
              type="button"
              aria-busy={isMaking || undefined}
              className="mt-1 inline-flex min-h-6 items-center gap-1.5 text-table font-medium text-accent hover:underline max-md:min-h-11"
              onClick={() => {
                if (!isMaking) void trySample();
              }}
            >
              {isMaking && <Spinner />}
              {t('try_sample')}
            </button>
          )}
        </DropZone>
      )}
      {uploads.length > 0 && (
        <>
          <UploadList
            uploads={uploads}
            onPause={pauseUpload}
            onResume={resumeUpload}
            onRetry={resumeUpload}
            onRemove={removeUpload}
            renderEnd={({ state, seconds }) =>
              state === 'sent' && seconds !== null ? <Badge>{formatCredits(isolationCredits(seconds))}</Badge> : null
            }
          />
          <IsolateBar uploads={uploads} />
        </>
      )}
    </div>
  );
}
