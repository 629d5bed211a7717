interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** A real checkbox: the whole row is its label. */
export function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className="flex min-h-6 cursor-pointer items-center justify-between gap-3 text-table font-medium max-md:min-h-11">
      {label}
      <input
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="switch"
      />
    </label>
  );
}
