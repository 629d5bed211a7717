import { useId, type ReactNode } from 'react';

interface RadioGroupProps<T extends string> {
  label: string;
  value: T;
  options: readonly { value: T; label: string; help?: ReactNode; isDisabled?: boolean }[];
  onChange(value: NoInfer<T>): void;
}

/** Draws radio buttons with a line of help each. */
export function RadioGroup<T extends string>({ label, value, options, onChange }: RadioGroupProps<T>) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1.5 text-table font-medium">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-6 cursor-pointer items-start gap-2.5 py-1 has-disabled:cursor-not-allowed has-disabled:text-muted max-md:min-h-11 max-md:py-2.5"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
            className="radio mt-px"
          />
          <span>
            {option.label}
            {option.help && <span className="block text-caption text-muted">{option.help}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
