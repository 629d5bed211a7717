import { clsx } from 'clsx';
import { useId, type ComponentProps } from 'react';
import { Tooltip } from '../overlay/Tooltip.tsx';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  size?: 'sm' | 'md';
  /** Why the button is disabled. It stays focusable, and the tooltip shows the reason too. */
  disabledReason?: string | undefined;
  /** Set to false for a well-known icon, because Escape closes an open tooltip and not the dialog around it. */
  hasTooltip?: boolean;
}

export function IconButton({
  label,
  size = 'md',
  disabledReason,
  hasTooltip = true,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const reasonId = useId();
  const isOff = disabledReason !== undefined;
  const off = isOff
    ? { 'aria-disabled': true, 'aria-describedby': reasonId, onClick: undefined, type: 'button' as const }
    : {};
  const button = (
    <button
      type="button"
      aria-label={label}
      className={clsx(
        'grid flex-none place-items-center text-muted transition-colors hover:bg-hover hover:text-ink active:bg-press disabled:pointer-events-none disabled:opacity-40',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-disabled:hover:bg-transparent aria-pressed:bg-selected aria-pressed:text-ink',
        size === 'sm' ? 'size-7 rounded-sm max-md:size-9' : 'size-9 rounded-md max-md:size-11',
        className,
      )}
      {...rest}
      {...off}
    >
      {children}
    </button>
  );
  if (!hasTooltip) return button;
  return (
    <>
      <Tooltip text={isOff ? disabledReason : label}>{button}</Tooltip>
      {isOff && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
    </>
  );
}
