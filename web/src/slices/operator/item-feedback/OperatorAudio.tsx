import { useEffect, useRef, useState } from 'react';
import { pause } from '../../../lib/player/controls.ts';
import { playerStore } from '../../../lib/player/state.ts';
import { useStore } from '../../../lib/store.ts';
import { FieldError } from '../../../ui/form/FieldError.tsx';
import { t } from './messages.ts';

/**
 * Plays another person's item with the controls of the browser. The player of the app would remember the item beyond this
 * page, and offer it for download.
 */
export function OperatorAudio({ url, label }: { url: string; label: string }) {
  const element = useRef<HTMLAudioElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isPlayerOn = useStore(playerStore, ({ status }) => status === 'playing');
  useEffect(() => element.current?.focus(), []);
  useEffect(() => {
    if (isPlayerOn) element.current?.pause();
  }, [isPlayerOn]);
  return (
    <>
      {/* The words of the audio are the text, which this page shows on request. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={element}
        src={url}
        controls
        autoPlay
        preload="auto"
        controlsList="nodownload"
        aria-label={label}
        onPlay={() => {
          setHasFailed(false);
          pause();
        }}
        onError={() => setHasFailed(true)}
        className="h-10 w-full [color-scheme:light] dark:[color-scheme:dark]"
      />
      {hasFailed && <FieldError id={`failed-${url}`}>{t('audio_failed')}</FieldError>}
    </>
  );
}
