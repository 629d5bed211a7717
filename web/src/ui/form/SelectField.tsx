import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';

interface SelectFieldProps extends ComponentProps<'select'> {
  label: string;
  help?: ReactNode;
}

/** Draws the browser's own select, which works on every screen and with every keyboard. */
export function SelectField({ label, help, children, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-table font-medium">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          aria-describedby={help ? `${id}-help` : undefined}
          className="h-10 w-full cursor-pointer appearance-none rounded-md border border-control bg-bg ps-3 pe-9 hover:bg-hover disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-muted focus-visible:outline-2 focus-visible:-outline-offset-1 max-md:h-12 max-md:text-[16px] [&_option]:bg-raised [&_option]:text-ink [&_option:disabled]:text-muted"
          {...rest}
        >
          {children}
        </select>
        <ChevronDown
          size={16}
          strokeWidth={1.75}
          aria-hidden="true"
          className="pointer-events-none absolute inset-e-3 top-1/2 -translate-y-1/2 text-muted"
        />
      </div>
      {help && (
        <p id={`${id}-help`} className="text-caption text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
