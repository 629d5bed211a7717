import { clsx } from 'clsx';
import { RotateCcw, TriangleAlert } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { formatDecimal } from '../../lib/format.ts';
import { t } from '../../lib/language/ui-messages.ts';
import { Badge } from '../display/Badge.tsx';
import { IconButton } from '../button/IconButton.tsx';

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** The default is marked on the track. A double click, or the button beside a changed value, restores it. */
  preset: number;
  /** The labels of the two ends. */
  ends: [string, string];
  /** The value is outside the tested bounds, and is marked. */
  isUnstable?: boolean;
  onChange(value: number): void;
}

const step = 0.01;
const round = (value: number) => Math.round(value * 100) / 100;
const percentOf = (value: number, min: number, max: number) => ((value - min) / (max - min)) * 100;
/**
 * Converts a percentage to a position on the track. The 16 px wide thumb stays inside the track, which shifts it a
 * little.
 */
const positionAt = (percent: number) => `calc(${percent}% + ${8 - percent * 0.16}px)`;

export function Slider({ label, value, min, max, preset, ends, isUnstable = false, onChange }: SliderProps) {
  const id = useId();
  const track = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);

  function take(text: string) {
    setTyped(null);
    const entered = Number(text.replace(',', '.'));
    if (text.trim() === '' || !Number.isFinite(entered)) return;
    // Users think of these values as per cent, so in a range from 0 to 1, 5 means 0.05.
    const scaled = max === 1 && entered > 1 ? entered / 100 : entered;
    onChange(round(Math.min(max, Math.max(min, scaled))));
  }

  return (
    <div>
      <div className="mb-0.5 flex items-center gap-2">
        <label htmlFor={id} className="text-table font-medium">
          {label}
        </label>
        {isUnstable && (
          <Badge tone="warning" id={`${id}-state`}>
            <TriangleAlert size={12} aria-hidden="true" />
            {t('unstable')}
          </Badge>
        )}
        {value !== preset && (
          <IconButton
            label={t('reset_value', { label })}
            size="sm"
            className="-my-1 ms-auto"
            onClick={() => {
              onChange(preset);
              // The button disappears once the value is reset, so the focus moves to the track.
              track.current?.focus();
            }}
          >
            <RotateCcw size={13} strokeWidth={1.75} />
          </IconButton>
        )}
        <input
          aria-label={t('value_of', { label })}
          inputMode="decimal"
          value={typed ?? formatDecimal(value)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={(event) => typed !== null && take(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
          className={clsx(
            'number-box h-[22px] w-12 rounded-[5px] bg-sunken text-center font-mono text-caption font-medium max-md:h-8 max-md:w-14',
            value === preset && 'ms-auto',
          )}
        />
      </div>
      <div className="relative flex items-center">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute h-2.5 w-[1.5px] -translate-x-1/2 bg-control rtl:translate-x-1/2"
          style={{ insetInlineStart: positionAt(percentOf(preset, min, max)) }}
        />
        <input
          ref={track}
          id={id}
          type="range"
          min={min}
          max={max}
          step={step}
          value={value}
          aria-describedby={isUnstable ? `${id}-state` : undefined}
          aria-valuetext={formatDecimal(value)}
          onChange={(event) => onChange(round(Number(event.target.value)))}
          onDoubleClick={() => onChange(preset)}
          className="range relative"
          style={{ ['--v' as string]: positionAt(percentOf(value, min, max)) }}
        />
      </div>
      <div className="flex justify-between text-caption text-muted">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}
