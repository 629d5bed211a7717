import { clsx } from 'clsx';
import type { ComponentProps } from 'react';

export function Chip({ className, ...rest }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className={clsx(
        'inline-flex h-8 flex-none items-center gap-1.5 rounded-full border border-line-strong bg-bg px-3 text-table font-medium whitespace-nowrap text-ink-2 transition-colors hover:bg-hover max-md:h-10',
        className,
      )}
      {...rest}
    />
  );
}
