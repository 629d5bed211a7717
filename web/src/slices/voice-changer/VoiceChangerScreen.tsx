import { useCallback, useEffect, useState } from 'react';
import { maxRecordingBytes, maxRecordingSeconds } from '#contract/speech-to-speech/types.ts';
import { getUploadLimits } from '#contract/uploads/api.ts';
import type { UploadLimits } from '#contract/uploads/types.ts';
import { useIsWide, useTitle } from '../../lib/hooks.ts';
import { ApiError } from '../../lib/failures/errors.ts';
import { isSingleKey } from '../../lib/keys/single-keys.ts';
import { toggle } from '../../lib/player/controls.ts';
import { useRead } from '../../lib/queries.ts';
import { removeUpload, restoreUploads, resumeUpload, pauseUpload, useAllUploads } from '../../lib/uploads/uploads.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DecoderBanner } from '../../ui/drop/DecoderBanner.tsx';
import { DropZone } from '../../ui/drop/DropZone.tsx';
import type { FileRules } from '../../ui/drop/media-files.ts';
import { UploadList } from '../../ui/drop/UploadList.tsx';
import { Failure } from '../../ui/feedback/Failure.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Recorder } from '../../ui/recorder/Recorder.tsx';
import type { Recording } from '../../ui/recorder/recording.ts';
import { ChangerBar } from './ChangerBar.tsx';
import { changerStore, purpose } from './changer.ts';
import { ChangerHeader } from './ChangerHeader.tsx';
import { ChangerPanel, ChangerSummary } from './ChangerPanel.tsx';
import { startCrossfade } from './sound/crossfade.ts';
import { t } from './messages.ts';
import { MissingRecogniser } from './MissingRecogniser.tsx';
import { SoundCard } from './sound/SoundCard.tsx';
import { takeSource } from './take-source.ts';
import { useChanger, type ChangerView } from './use-changer.ts';

const ChangerCode = lazyPart(async () => (await import('./code/ChangerCode.tsx')).ChangerCode, { failure: 'toast' });

/** A file that is longer than one change may be is taken too: it is split here, where the browser can read it. */
const rulesOf = (limits: UploadLimits | undefined): FileRules => ({
  kinds: ['audio', 'video'],
  maxBytes: limits?.purposes.find((one) => one.purpose === purpose)?.max_bytes ?? maxRecordingBytes,
  maxFiles: 1,
});

export function VoiceChangerScreen() {
  useTitle(t('title'));
  const changer = useChanger();
  const isWide = useIsWide();
  const [code, setCode] = useState<'never' | 'open' | 'closed'>('never');
  useEffect(startCrossfade, []);
  useChangerKeys(changer);
  return (
    <>
      <ChangerHeader current="create" onViewCode={() => setCode('open')} />
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="min-h-0 flex-1 overflow-auto px-8 py-7 max-md:p-4">
            <div className="mx-auto flex max-w-[860px] flex-col gap-4">
              <Canvas changer={changer} />
            </div>
          </div>
          {!isWide && <ChangerSummary changer={changer} />}
          <ChangerBar changer={changer} />
        </div>
        {isWide && <ChangerPanel changer={changer} />}
      </div>
      {code !== 'never' && (
        <ChangerCode
          changer={changer}
          isOpen={code === 'open'}
          onOpenChange={(isOpen) => setCode(isOpen ? 'open' : 'closed')}
        />
      )}
      <p role="status" className="sr-only">
        {changer.state.news}
      </p>
    </>
  );
}

function Canvas({ changer }: { changer: ChangerView }) {
  const { state, loadError, reload } = changer;
  const { source, isRecording, isReading, error } = state;
  const onRecorded = useCallback(({ file, seconds }: Recording) => void takeSource({ file, seconds }, true), []);
  const failure = error ?? (changer.voices && changer.models ? null : loadError);
  const limits = useRead(getUploadLimits).data;
  useEffect(() => void restoreUploads(purpose), []);
  // What a page before began goes on when its file is chosen again.
  const interrupted = useAllUploads().filter((upload) => upload.purpose === purpose && upload.state === 'interrupted');
  return (
    <>
      {limits && <DecoderBanner decoder={limits.decoder} />}
      {!source && <MissingRecogniser />}
      {failure && (
        <Failure
          error={failure}
          kept={error instanceof ApiError && error.status === 0 ? `${t('kept')} ${t('connection_lost')}` : t('kept')}
          onRetry={error ? changer.start : reload}
        />
      )}
      {isRecording ? (
        <Recorder
          // What the encoder adds at the end must not make it too long.
          maxSeconds={maxRecordingSeconds - 1}
          hasPreview={false}
          onRecorded={onRecorded}
          onCancel={() => changerStore.set({ isRecording: false })}
          alternative={<ChooseInstead />}
        />
      ) : isReading ? (
        <div role="status" aria-label={t('reading')} className="card flex flex-col gap-4 p-6">
          <Skeleton className="w-1/3" />
          <Skeleton className="h-16" />
        </div>
      ) : source ? (
        <SoundCard changer={changer} source={source} />
      ) : (
        <DropZone
          rules={rulesOf(limits)}
          title={t('empty_title')}
          description={t('empty')}
          note={t('limit_note')}
          onFiles={([chosen]) => chosen && void takeSource(chosen)}
          onRecord={() => changerStore.set({ isRecording: true })}
        >
          <SampleLink changer={changer} />
        </DropZone>
      )}
      {!source && !isReading && interrupted.length > 0 && (
        <UploadList
          uploads={interrupted}
          onPause={pauseUpload}
          onResume={resumeUpload}
          onRetry={resumeUpload}
          onRemove={removeUpload}
        />
      )}
    </>
  );
}

/** Where no microphone can be used, a file still can. */
function ChooseInstead() {
  return <Button onClick={() => changerStore.set({ isRecording: false })}>{t('choose_instead')}</Button>;
}

/** Takes the sample of a voice as a recording: trying it needs neither a microphone nor a file. */
function SampleLink({ changer: { voices, voice } }: { changer: ChangerView }) {
  const sample = voices?.find(({ voice_id, preview_url }) => preview_url && voice_id !== voice?.voice_id);
  if (!sample?.preview_url) return null;
  const { preview_url, name } = sample;
  const take = async () => {
    const blob = await fetch(preview_url).then((response) => response.blob());
    await takeSource({ file: new File([blob], `${name}.mp3`, { type: blob.type }), seconds: null });
  };
  return (
    <button
      type="button"
      className="mt-1 rounded-xs text-table font-medium text-link hover:underline max-md:min-h-11"
      onClick={() => void take().catch(() => changerStore.set({ isReading: false }))}
    >
      {t('try_sample')}
    </button>
  );
}

/** R records, A and B hear the original and the result, Ctrl+Enter generates. */
function useChangerKeys({ state, start }: ChangerView): void {
  const { isRecording, source, result } = state;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        start();
      } else if (!isRecording && !source && isSingleKey(event, 'r')) changerStore.set({ isRecording: true });
      else if (result && isSingleKey(event, 'a')) changerStore.set({ mix: 0 });
      else if (result && isSingleKey(event, 'b')) changerStore.set({ mix: 1 });
      else if (source && isSingleKey(event, ' ')) toggle();
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isRecording, source, result, start]);
}
