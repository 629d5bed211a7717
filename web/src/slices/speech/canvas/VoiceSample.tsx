import { useEffect, useState } from 'react';
import type { Voice } from '#contract/voices/types.ts';
import { formatTime } from '../../../lib/format.ts';
import { decodePeaks } from '../../../lib/player/peaks.ts';
import { previewStore, togglePreview } from '../../player/public.ts';
import { useStore } from '../../../lib/store.ts';
import { Orb } from '../../../ui/audio/Orb.tsx';
import { StaticWave } from '../../../ui/audio/StaticWave.tsx';
import { t } from '../messages.ts';

/** Plays a sample of the chosen voice, which costs nothing. */
export function VoiceSample({ voice }: { voice: Voice }) {
  const isPlaying = useStore(previewStore, ({ voice_id }) => voice_id === voice.voice_id);
  const shape = usePreviewShape(voice.preview_url);
  return (
    <div className="flex items-center gap-4 rounded-xl border border-line p-4 dark:bg-surface">
      <button
        type="button"
        aria-label={t(isPlaying ? 'sample_stop' : 'sample_hear', { name: voice.name })}
        className="grid flex-none place-items-center rounded-full"
        onClick={() => togglePreview(voice)}
      >
        <Orb seed={voice.voice_id} size={44} isSpeaking={isPlaying} glyph={isPlaying ? 'pause' : 'play'} />
      </button>
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <div className="flex items-baseline justify-between gap-3">
          <p className="font-medium">{t('sample_title')}</p>
          {shape && <span className="font-mono text-caption text-muted">{formatTime(shape.duration)}</span>}
        </div>
        <StaticWave peaks={shape?.peaks ?? null} className="h-6" />
        <p className="text-caption text-muted">{t('sample_note', { name: voice.name })}</p>
      </div>
    </div>
  );
}

function usePreviewShape(url: string | null) {
  const [shape, setShape] = useState<{ peaks: Float32Array; duration: number } | null>(null);
  useEffect(() => {
    if (!url) return undefined;
    const stopper = new AbortController();
    fetch(url, { signal: stopper.signal })
      .then((response) => response.arrayBuffer())
      .then(decodePeaks)
      .then((decoded) => !stopper.signal.aborted && setShape(decoded))
      // Without the waveform the sample still plays.
      .catch(() => undefined);
    return () => stopper.abort();
  }, [url]);
  return shape;
}
