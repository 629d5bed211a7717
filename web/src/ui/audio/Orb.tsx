import { clsx } from 'clsx';
import { Pause, Play } from 'lucide-react';
import type { CSSProperties } from 'react';

const palettes = ['ember', 'dune', 'fern', 'tide', 'rose'] as const;

/** Hashes with FNV-1a, so that a voice has the same colours everywhere and neighbours in a list rarely share them. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  // Another mixing step keeps ids that differ only in the last character from having similar low bits.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

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
  const number = hash(seed);
  const palette = palettes[number % palettes.length]!;
  const colours = Object.fromEntries([1, 2, 3, 4].map((stop) => [`--o${stop}`, `var(--${palette}-${stop})`]));
  const style = { ...colours, '--s': `${size}px`, '--r': `${(number >>> 8) % 360}deg` } as CSSProperties;
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
