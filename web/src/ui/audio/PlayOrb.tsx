import { t } from '../../lib/language/ui-messages.ts';
import { Orb } from './Orb.tsx';

interface PlayOrbProps {
  /** The voice id. */
  seed: string;
  /** Completes the accessible name "Play …". */
  what: string;
  isPlaying: boolean;
  size?: number;
  onClick(): void;
}

/** Draws the orb of a voice as a play button. A ring shows that it is playing. */
export function PlayOrb({ seed, what, isPlaying, size = 36, onClick }: PlayOrbProps) {
  return (
    <button
      type="button"
      aria-label={isPlaying ? t('pause_this', { what }) : t('play_this', { what })}
      onClick={onClick}
      className="relative grid flex-none place-items-center rounded-full max-md:after:absolute max-md:after:-inset-1.5"
    >
      <Orb seed={seed} size={size} isSpeaking={isPlaying} glyph={isPlaying ? 'pause' : 'play'} />
    </button>
  );
}
