import { useId, type ReactNode } from 'react';

interface SwitchProps {
  label: ReactNode;
  isOn: boolean;
  /** The reason why it cannot be changed. */
  disabledReason?: string | undefined;
  onChange(isOn: boolean): void;
}

/** Draws a switch as a checkbox, whose label is the whole row. */
export function Switch({ label, isOn, disabledReason, onChange }: SwitchProps) {
  const id = useId();
  const isOff = disabledReason !== undefined;
  return (
    <div>
      <label className="flex min-h-6 cursor-pointer items-center justify-between gap-3 text-table font-medium has-aria-disabled:cursor-not-allowed max-md:min-h-11">
        {label}
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-disabled={isOff || undefined}
          aria-describedby={isOff ? id : undefined}
          checked={isOn}
          onChange={(event) => !isOff && onChange(event.target.checked)}
          className="switch"
        />
      </label>
      {isOff && (
        <p id={id} className="text-caption text-muted">
          {disabledReason}
        </p>
      )}
    </div>
  );
}
