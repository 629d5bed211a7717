import { clsx } from 'clsx';

interface StaticWaveProps {
  peaks: Float32Array | null;
  /** The number of bars. A narrow waveform needs fewer. */
  bars?: number;
  className?: string;
}

/** Draws the waveform of audio that is not playing, in one muted colour. */
export function StaticWave({ peaks, bars = 110, className }: StaticWaveProps) {
  const path = Array.from({ length: bars }, (_, bar) => {
    const from = Math.floor((bar / bars) * (peaks?.length ?? 0));
    const to = Math.ceil(((bar + 1) / bars) * (peaks?.length ?? 0));
    const height = Math.max(1.5, Math.max(0, ...(peaks?.slice(from, to) ?? [])) * 20);
    return `M${bar * 4 + 2} ${(24 - height) / 2}v${height}`;
  }).join('');
  return (
    <svg
      viewBox={`0 0 ${bars * 4} 24`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={clsx('w-full transition-opacity', !peaks && 'opacity-40', className)}
    >
      <path d={path} fill="none" stroke="var(--wave-mute)" strokeWidth="2" />
    </svg>
  );
}
