import { useEffect, useRef, useState } from 'react';
import { useStore } from '../../lib/store.ts';
import { LiveRecording } from './LiveRecording.tsx';
import { MicrophoneProblemCard } from './MicrophoneProblemCard.tsx';
import { t } from './messages.ts';
import type { RecorderProps, Recording } from './recording.ts';
import { RecordingPreview } from './RecordingPreview.tsx';
import { createSoundRecorder, hasUnkeptSound } from './sound-recorder.ts';

/** Records the microphone: asks for it, shows its level, and hands over what was recorded. */
export function Recorder({
  maxSeconds,
  hasPreview = true,
  keepLabel,
  alternative,
  onRecorded,
  onCancel,
}: RecorderProps) {
  const [recorder] = useState(() => createSoundRecorder(maxSeconds, t('file_name')));
  const phase = useStore(recorder.store, (state) => state.phase);
  const problem = useStore(recorder.store, (state) => state.problem);
  const recording = useStore(recorder.store, (state) => state.recording);
  const handedOver = useRef<Recording>(null);

  useEffect(() => {
    void recorder.start();
    return recorder.release;
  }, [recorder]);

  useEffect(() => {
    if (!recording || hasPreview || handedOver.current === recording) return;
    handedOver.current = recording;
    onRecorded(recording);
  }, [recording, hasPreview, onRecorded]);

  const isAtRisk = useStore(recorder.store, hasUnkeptSound);
  useEffect(() => {
    if (!isAtRisk) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [isAtRisk]);

  // The page offers the permission again elsewhere, so the recorder starts when it is given.
  useEffect(() => {
    if (problem !== 'denied') return undefined;
    let status: PermissionStatus | undefined;
    const onChange = () => status?.state === 'granted' && void recorder.start();
    void navigator.permissions
      ?.query({ name: 'microphone' as PermissionName })
      .then((found) => {
        status = found;
        status.addEventListener('change', onChange);
      })
      .catch(() => {});
    return () => status?.removeEventListener('change', onChange);
  }, [problem, recorder]);

  return (
    <section
      aria-label={t('label')}
      className="grid grid-cols-[minmax(0,1fr)] justify-items-center gap-5 rounded-lg border border-line px-6 py-12 text-center max-md:px-4 max-md:py-8"
    >
      {problem !== null ? (
        <MicrophoneProblemCard
          problem={problem}
          alternative={alternative}
          onRetry={() => void recorder.start()}
          onCancel={onCancel}
        />
      ) : phase === 'stopped' && recording ? (
        hasPreview && (
          <RecordingPreview
            recording={recording}
            keepLabel={keepLabel}
            onKeep={() => onRecorded(recording)}
            onAgain={() => void recorder.start()}
            onRemove={onCancel}
          />
        )
      ) : (
        <LiveRecording recorder={recorder} maxSeconds={maxSeconds} onDiscard={onCancel} />
      )}
    </section>
  );
}
