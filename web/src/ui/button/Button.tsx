import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../feedback/Spinner.tsx';

const looks = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover aria-disabled:bg-sunken',
  secondary: 'border border-line-strong bg-raised hover:border-control hover:bg-hover aria-disabled:bg-sunken',
  ghost: 'hover:bg-hover active:bg-press aria-disabled:bg-transparent aria-disabled:hover:bg-transparent',
  // During the countdown the button is a soft red: the same action, not available yet.
  danger:
    'bg-danger-fill text-white hover:brightness-90 aria-disabled:bg-danger-soft aria-disabled:text-danger aria-disabled:hover:brightness-100',
};
const sizes = {
  sm: 'h-7 gap-1.5 rounded-sm px-2.5 text-table max-md:h-8',
  md: 'h-9 gap-2 rounded-md px-3.5 max-md:h-11',
  lg: 'h-11 gap-2 rounded-lg px-5 text-[15px] max-md:h-12',
};

export interface ButtonLook {
  look?: keyof typeof looks;
  size?: keyof typeof sizes;
}

export function buttonClass({ look = 'secondary', size = 'md' }: ButtonLook = {}): string {
  return clsx(
    'relative inline-flex flex-none items-center justify-center font-medium whitespace-nowrap transition-colors',
    'aria-disabled:cursor-not-allowed aria-disabled:border-transparent',
    look !== 'danger' && 'aria-disabled:text-muted',
    looks[look],
    sizes[size],
  );
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'disabled'> {
  /** Shows a spinner in place of the icon, or over the label where there is none, so that the width stays. */
  isBusy?: boolean;
  /** The button stays focusable, so that its reason (aria-describedby) can be read. */
  isDisabled?: boolean;
  icon?: ReactNode;
}

export function Button({ look, size, isBusy, isDisabled, icon, className, children, onClick, ...rest }: ButtonProps) {
  const isOff = isBusy || isDisabled;
  return (
    <button
      type="button"
      aria-disabled={isDisabled || undefined}
      aria-busy={isBusy || undefined}
      className={clsx(buttonClass({ look, size }), className)}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
      {...rest}
    >
      {isBusy && !icon && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={clsx('inline-flex items-center gap-[inherit]', isBusy && !icon && 'opacity-0')}>
        {isBusy && icon ? <Spinner /> : icon}
        {children}
      </span>
    </button>
  );
}
