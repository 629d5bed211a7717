import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { countCharacters, formatNumber } from '../../lib/format.ts';
import { t } from '../../lib/language/ui-messages.ts';
import { FieldError } from './FieldError.tsx';

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  label: string;
  help?: string;
  error?: string | undefined;
  value?: string;
  /** Shows how many characters of `maxLength` are used. */
  hasCounter?: boolean;
}

export function TextAreaField({ label, help, error, hasCounter, className, ...rest }: TextAreaFieldProps) {
  const id = useId();
  const count = countCharacters(rest.value ?? '');
  const notes = clsx(error && `${id}-error`, help && `${id}-help`);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-table font-medium">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        className={clsx(
          'min-h-10 w-full resize-y rounded-md border bg-bg px-3 py-2 focus-visible:outline-2 focus-visible:-outline-offset-1 max-md:text-[16px]',
          'disabled:cursor-not-allowed disabled:border-line-strong disabled:bg-sunken disabled:text-muted',
          error ? 'border-danger' : 'border-control',
          className,
        )}
        {...rest}
      />
      {(error || hasCounter) && (
        <div className="flex items-start justify-between gap-3">
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
          {hasCounter && rest.maxLength !== undefined && (
            <span className="ms-auto flex-none text-caption text-muted tabular-nums">
              {t('count_of', { count: formatNumber(count), max: formatNumber(rest.maxLength) })}
            </span>
          )}
        </div>
      )}
      {help && (
        <p id={`${id}-help`} className="text-caption text-muted">
          {help}
        </p>
      )}
    </div>
  );
}
