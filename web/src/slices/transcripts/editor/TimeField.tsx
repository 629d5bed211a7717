import { useState } from 'react';
import { formatPrecise, parseTime } from './times.ts';

interface TimeFieldProps {
  label: string;
  value: number;
  isReadOnly: boolean;
  onChange(value: number): void;
}

/** A time that can be typed. It takes effect when the field is left. */
export function TimeField({ label, value, isReadOnly, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && parseTime(typed) === undefined;
  function leave(): void {
    const read = typed === null ? undefined : parseTime(typed);
    setTyped(null);
    if (read !== undefined && read !== value) onChange(read);
  }
  return (
    <input
      aria-label={label}
      aria-invalid={isWrong || undefined}
      readOnly={isReadOnly}
      dir="ltr"
      inputMode="decimal"
      value={typed ?? formatPrecise(value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') leave();
        if (event.key === 'Escape') setTyped(null);
        const step = { ArrowUp: 0.1, ArrowDown: -0.1 }[event.key];
        if (step === undefined || isReadOnly) return;
        event.preventDefault();
        setTyped(null);
        onChange(Math.max(0, value + step));
      }}
      className={`h-7 w-[92px] rounded-md border bg-bg px-2 font-mono text-[12px] focus-visible:outline-2 focus-visible:-outline-offset-1 focus-visible:outline-accent max-md:h-9 ${isWrong ? 'border-danger' : 'border-control'}`}
    />
  );
}
