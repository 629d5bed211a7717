import { useEffect, useRef, type ChangeEvent, type ReactNode } from 'react';

interface CheckboxProps {
  label: ReactNode;
  /** The label is only for screen readers. */
  isLabelHidden?: boolean;
  checked: boolean;
  /** Some of the items that the checkbox stands for are selected, but not all. */
  isMixed?: boolean;
  isDisabled?: boolean;
  /** The event says whether Shift was held. */
  onChange(checked: boolean, event: ChangeEvent<HTMLInputElement>): void;
}

export function Checkbox({ label, isLabelHidden, checked, isMixed = false, isDisabled, onChange }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // HTML has no attribute for the indeterminate state.
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <label className="relative inline-flex min-h-6 min-w-6 cursor-pointer items-center justify-start gap-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted max-md:min-h-11 max-md:min-w-11">
      <input
        ref={box}
        type="checkbox"
        checked={checked}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked, event)}
        className="check"
      />
      <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}
