import { Popover as Radix } from 'radix-ui';
import { useLayoutEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import type { TriggerProps } from './when-needed.ts';

export interface PopoverProps {
  title: string;
  /** The button that opens the popover. */
  trigger: ReactElement<TriggerProps>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  width?: string;
  children: ReactNode;
}

/** Draws a popover that was opened once. */
export function PopoverPanel({ title, trigger, isOpen, onOpenChange, width = 'w-[380px]', children }: PopoverProps) {
  const button = useRef<HTMLButtonElement>(null);
  /** An open dialog lets nothing outside of it be used, so a popover of its own is inside. Undefined until that is known. */
  const [container, setContainer] = useState<HTMLElement | null>();
  useLayoutEffect(() => setContainer(button.current?.closest<HTMLElement>('[role=dialog]') ?? null), []);
  return (
    <Radix.Root open={isOpen && container !== undefined} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild ref={button}>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal container={container}>
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
