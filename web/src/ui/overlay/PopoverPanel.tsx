import { Popover as Radix } from 'radix-ui';
import type { PopoverProps } from './Popover.tsx';

/** Draws a popover that was opened once. */
export function PopoverPanel({ title, trigger, isOpen, onOpenChange, width = 'w-[380px]', children }: PopoverProps) {
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={title}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          className={`z-30 flex max-h-[min(600px,var(--radix-popover-content-available-height))] ${width} origin-(--radix-popover-content-transform-origin) animate-pop flex-col overflow-hidden rounded-xl bg-raised shadow-pop outline-none`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
