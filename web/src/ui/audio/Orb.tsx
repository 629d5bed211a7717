import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { describeOrb } from '#contract/voices/orb.ts';

interface OrbProps {
  /** The voice id. */
  seed: string;
  size?: number;
  isSpeaking?: boolean;
  /** The voice can no longer be used. */
  isUnavailable?: boolean;
  /** An icon of what a click does, on a dark disc over the colours. */
  glyph?: 'play' | 'pause' | undefined;
}

export function Orb({ seed, size = 36, isSpeaking = false, isUnavailable = false, glyph }: OrbProps) {
  const { palette, degrees } = describeOrb(seed);
  const colours = Object.fromEntries([1, 2, 3, 4].map((stop) => [`--o${stop}`, `var(--${palette}-${stop})`]));
  const style = { ...colours, '--s': `${size}px`, '--r': `${degrees}deg` } as CSSProperties;
  const Glyph = glyph === 'pause' ? Pause : Play;
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'relative inline-grid flex-none place-items-center rounded-full',
        isSpeaking && 'orb-speaking',
        isUnavailable && 'opacity-55 grayscale',
      )}
    >
      <span className="orb" style={style} />
      {glyph && (
        <span className="absolute grid aspect-square w-[46%] min-w-5 place-items-center rounded-full bg-[rgb(17_17_19/0.72)] text-white">
          <Glyph strokeWidth={0} fill="currentColor" className={clsx('size-[55%]', glyph === 'play' && 'ms-px')} />
        </span>
      )}
    </span>
  );
}
