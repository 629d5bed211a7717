import { RotateCcw } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { formatTime, speakTime } from '../../lib/format.ts';
import { decodePeaks } from '../../lib/player/peaks.ts';
import { PlayButton } from '../audio/PlayButton.tsx';
import { Waveform } from '../audio/Waveform.tsx';
import { Button } from '../button/Button.tsx';
import { t } from './messages.ts';
import type { Recording } from './recording.ts';

interface RecordingPreviewProps {
  recording: Recording;
  keepLabel: string | undefined;
  onKeep(): void;
  onAgain(): void;
  onRemove(): void;
}

/** Lets the person hear what was recorded before it goes anywhere. It is played by an element of its own, in the page. */
export function RecordingPreview({ recording, keepLabel, onKeep, onAgain, onRemove }: RecordingPreviewProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [peaks, setPeaks] = useState<Float32Array | null>(null);

  useEffect(() => {
    const url = URL.createObjectURL(recording.file);
    if (audio.current) audio.current.src = url;
    let isCurrent = true;
    void recording.file
      .arrayBuffer()
      .then(decodePeaks)
      .then((decoded) => isCurrent && decoded && setPeaks(decoded.peaks));
    return () => {
      isCurrent = false;
      URL.revokeObjectURL(url);
    };
  }, [recording]);

  const readTime = useCallback(() => audio.current?.currentTime ?? 0, []);
  const subscribe = useCallback((listener: () => void) => {
    const timer = setInterval(listener, 50);
    return () => clearInterval(timer);
  }, []);

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it is what the person has just said */}
      <audio
        ref={audio}
        onPlay={() => setIsPlaying(true)}
        onPause={() => setIsPlaying(false)}
        onEnded={() => setIsPlaying(false)}
      />
      <div className="flex w-full max-w-[520px] items-center gap-3">
        <PlayButton
          isPlaying={isPlaying}
          what={t('your_recording')}
          onClick={() => (isPlaying ? audio.current?.pause() : void audio.current?.play())}
        />
        <Waveform
          peaks={peaks}
          duration={recording.seconds}
          subscribe={subscribe}
          readTime={readTime}
          speakTime={speakTime}
          onSeek={(seconds) => {
            if (audio.current) audio.current.currentTime = seconds;
          }}
          label={t('seek')}
          className="h-12"
        />
        <span className="flex-none font-mono text-caption text-muted tabular-nums">
          {formatTime(recording.seconds)}
        </span>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Button look="primary" onClick={onKeep}>
          {keepLabel ?? t('keep')}
        </Button>
        <Button onClick={onAgain} icon={<RotateCcw size={14} strokeWidth={1.75} aria-hidden="true" />}>
          {t('again')}
        </Button>
        <Button look="ghost" onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
    </>
  );
}
