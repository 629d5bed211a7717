import { useId } from 'react';
import { t } from '../messages.ts';

interface MixSliderProps {
  /** The share of the isolated voice, from 0 to 1. */
  voice: number;
  onChange(voice: number): void;
}

/** Mixes some of the room back in, while it is heard. A double click gives the voice alone. */
export function MixSlider({ voice, onChange }: MixSliderProps) {
  const id = useId();
  const percent = Math.round(voice * 100);
  return (
    <div className="grid w-[280px] grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 text-table max-md:w-full">
      <label htmlFor={id} className="text-muted">
        {t('some_room')}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={t('voice_share', { percent })}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
        onDoubleClick={() => onChange(1)}
        className="range"
        style={{ ['--v' as string]: `calc(${percent}% + ${8 - percent * 0.16}px)` }}
      />
      <span className="min-w-[6.5em] tabular-nums">{t('voice_share', { percent })}</span>
    </div>
  );
}
