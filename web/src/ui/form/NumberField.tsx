import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../lib/language/ui-messages.ts';
import { TextField } from './Field.tsx';

interface NumberFieldProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  help?: string;
  onChange(value: number): void;
}

/** Draws a number field with step buttons. Typed input takes effect when the field is left. */
export function NumberField({ label, value, min, max, step = 1, help, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const take = (wanted: number) => onChange(Math.min(max, Math.max(min, wanted)));
  function leave() {
    if (typed === null) return;
    const entered = Number(typed.replace(',', '.'));
    setTyped(null);
    if (typed.trim() !== '' && Number.isFinite(entered)) take(entered);
  }
  const button = (name: string, by: number, isEnd: boolean) => (
    <button
      type="button"
      aria-label={name}
      // The buttons are not tab stops, because the arrow keys work in the field itself.
      tabIndex={-1}
      disabled={isEnd}
      onClick={() => take(value + by)}
      className="me-1 grid size-7 flex-none place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink disabled:opacity-40 max-md:size-10"
    >
      {by < 0 ? <Minus size={15} strokeWidth={1.75} /> : <Plus size={15} strokeWidth={1.75} />}
    </button>
  );
  return (
    <TextField
      label={label}
      help={help}
      inputMode="decimal"
      role="spinbutton"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      value={typed ?? String(value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        const by = { ArrowUp: step, ArrowDown: -step }[event.key];
        if (event.key === 'Enter') leave();
        if (by === undefined) return;
        event.preventDefault();
        setTyped(null);
        take(value + by);
      }}
      trailing={
        <>
          {button(t('less'), -step, value <= min)}
          {button(t('more'), step, value >= max)}
        </>
      }
    />
  );
}
