import { useEffect, useRef, useState } from 'react';
import { SearchField } from './SearchField.tsx';

/** Milliseconds after the last key press, so that not every letter causes a request. */
const searchDelay = 250;

interface DelayedSearchFieldProps {
  label: string;
  value: string;
  /** Called with the trimmed text once nothing was typed for a moment. */
  onChange(value: string): void;
}

export function DelayedSearchField({ label, value, onChange }: DelayedSearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const sent = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    // The value was not typed here: Back was pressed, or the filters were cleared.
    if (value === sent.current) return;
    clearTimeout(timer.current);
    sent.current = value;
    setTyped(value);
  }, [value]);
  return (
    <div className="w-[260px] max-md:w-full">
      <SearchField
        label={label}
        value={typed}
        onChange={(event) => {
          const next = event.target.value;
          setTyped(next);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => {
            sent.current = next.trim();
            onChange(sent.current);
          }, searchDelay);
        }}
      />
    </div>
  );
}
