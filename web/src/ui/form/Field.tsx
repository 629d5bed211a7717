import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { t } from '../../lib/language/ui-messages.ts';
import { FieldError } from './FieldError.tsx';

interface FieldProps extends ComponentProps<'input'> {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  /** Stands inside the field, at its end. */
  trailing?: ReactNode;
}

export function TextField({ label, help, error, trailing, className, ...input }: FieldProps) {
  const id = useId();
  const notes = clsx(error && `${id}-error`, help !== undefined && `${id}-help`);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-table font-medium">
        {label}
      </label>
      <div
        className={clsx(
          'flex h-10 w-full items-center rounded-md border bg-bg max-md:h-12',
          'has-disabled:border-line-strong has-disabled:bg-sunken has-disabled:text-muted',
          'focus-within:border-transparent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent',
          error ? 'border-danger' : 'border-control',
          className,
        )}
      >
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes || undefined}
          className="h-full min-w-0 flex-1 rounded-md bg-transparent px-3 outline-none disabled:cursor-not-allowed max-md:text-[16px]"
          {...input}
        />
        {trailing}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {help !== undefined && (
        <div id={`${id}-help`} className="text-caption text-muted">
          {help}
        </div>
      )}
    </div>
  );
}

export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          type="button"
          aria-label={isShown ? t('hide_password') : t('show_password')}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
          className="me-1 grid size-8 flex-none place-items-center rounded-sm text-muted hover:bg-hover hover:text-ink max-md:size-11"
        >
          <Icon size={17} strokeWidth={1.75} />
        </button>
      }
    />
  );
}
