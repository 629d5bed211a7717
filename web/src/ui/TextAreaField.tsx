import { useId, type ComponentProps } from 'react';

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  label: string;
  help?: string;
}

export function TextAreaField({ label, help, ...rest }: TextAreaFieldProps) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-table font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        aria-describedby={help ? `${id}-help` : undefined}
        className="min-h-10 w-full resize-y rounded-md border border-control bg-bg px-3 py-2 focus-visible:outline-2 focus-visible:-outline-offset-1 max-md:text-[16px]"
        {...rest}
      />
      {help && (
        <p id={`${id}-help`} className="text-caption text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
