import { clsx } from 'clsx';
import { ImageOff } from 'lucide-react';
import type { VideoOrientation } from '#contract/share-videos/types.ts';
import { pause } from '../../lib/player/controls.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { t } from './messages.ts';
import type { Preview } from './use-preview.ts';

interface VideoStageProps {
  orientation: VideoOrientation;
  preview: Preview;
  /** The address of the video, once there is one. */
  source: string | undefined;
  /** The address of the captions. */
  captions: string;
  isMuted: boolean;
}

/** Shows the preview, and the video in its place when it is made. */
export function VideoStage({ orientation, preview, source, captions, isMuted }: VideoStageProps) {
  const size = clsx(
    'mx-auto overflow-hidden rounded-lg border border-line bg-sunken',
    orientation === 'landscape' ? 'aspect-video w-full' : 'aspect-[9/16] h-[min(44vh,400px)]',
  );
  if (source !== undefined) {
    return (
      <video
        src={source}
        poster={preview.url}
        muted={isMuted}
        controls
        playsInline
        preload="metadata"
        aria-label={t('video')}
        // Two sounds at once would be noise.
        onPlay={pause}
        className={size}
      >
        {/* The words are in the picture, so nobody needs the track unless they ask for it. */}
        <track kind="captions" src={captions} label={t('captions')} />
      </video>
    );
  }
  if (preview.url !== undefined) return <img src={preview.url} alt={t('preview')} className={size} />;
  return (
    <div className={clsx(size, 'grid place-items-center text-muted')}>
      {preview.error === undefined ? (
        <span role="status" className="contents">
          <Skeleton className="h-full w-full" />
          <span className="sr-only">{t('preview_loading')}</span>
        </span>
      ) : (
        <ImageOff size={24} strokeWidth={1.75} aria-label={t('no_preview')} />
      )}
    </div>
  );
}
