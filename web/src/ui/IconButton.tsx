import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Tooltip } from './Tooltip.tsx';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Its name, also shown as a tooltip. */
  label: string;
  size?: 'sm' | 'md';
}

export function IconButton({ label, size = 'md', className, children, ...rest }: IconButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        className={clsx(
          'grid flex-none place-items-center text-muted transition-colors hover:bg-hover hover:text-ink active:bg-press disabled:pointer-events-none disabled:opacity-40',
          size === 'sm' ? 'size-7 rounded-sm max-md:size-9' : 'size-9 rounded-md max-md:size-11',
          className,
        )}
        {...rest}
      >
        {children}
      </button>
    </Tooltip>
  );
}
