import { t } from '../../lib/language/ui-messages.ts';
import { Orb } from './Orb.tsx';

interface PlayOrbProps {
  /** The voice id. */
  seed: string;
  /** What is played, for its name. */
  what: string;
  isPlaying: boolean;
  size?: number;
  onClick(): void;
}

/** A voice that plays at a click; the ring says that it speaks. */
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
