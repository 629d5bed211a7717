import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import { t } from '../../lib/language/ui-messages.ts';
import { Spinner } from '../feedback/Spinner.tsx';

interface PlayButtonProps {
  isPlaying: boolean;
  isLoading?: boolean;
  /** Completes the accessible name "Play …". Without it, the name is just "Play". */
  what?: string;
  size?: 'sm' | 'md';
  onClick(): void;
}

export function PlayButton({ isPlaying, isLoading = false, what, size = 'md', onClick }: PlayButtonProps) {
  const name = isPlaying
    ? what
      ? t('pause_this', { what })
      : t('pause')
    : what
      ? t('play_this', { what })
      : t('play');
  const Icon = isPlaying ? Pause : Play;
  const isSmall = size === 'sm';
  return (
    <button
      type="button"
      aria-label={name}
      onClick={onClick}
      className={clsx(
        'grid flex-none place-items-center rounded-full transition-colors',
        isSmall ? 'size-8 max-md:size-11' : 'size-9 max-md:size-11',
        isSmall && !isPlaying
          ? 'text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] hover:bg-hover'
          : 'bg-primary text-on-primary hover:bg-primary-hover',
      )}
    >
      {isLoading ? (
        <Spinner />
      ) : (
        <Icon size={isSmall ? 12 : 15} strokeWidth={0} fill="currentColor" className={isPlaying ? '' : 'ms-px'} />
      )}
    </button>
  );
}
