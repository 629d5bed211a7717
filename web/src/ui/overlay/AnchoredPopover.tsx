import { Popover as Radix } from 'radix-ui';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';

interface AnchoredPopoverProps {
  title: string;
  /** The element that the popover opens at and returns the focus to. */
  anchor: HTMLElement;
  onClose(): void;
  width?: string;
  children: ReactNode;
}

/** Draws a popover at a button that lies elsewhere on the page. */
export function AnchoredPopover({ title, anchor, onClose, width = 'w-[340px]', children }: AnchoredPopoverProps) {
  const virtual = useMemo(() => ({ current: anchor }), [anchor]);
  // What it shows may grow once it is open, so the side with more room is taken from the start.
  const side = useMemo(() => (anchor.getBoundingClientRect().top > innerHeight / 2 ? 'top' : 'bottom'), [anchor]);
  useLayoutEffect(() => {
    anchor.setAttribute('aria-expanded', 'true');
    return () => anchor.setAttribute('aria-expanded', 'false');
  }, [anchor]);
  return (
    <Radix.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Radix.Anchor virtualRef={virtual} />
      <Radix.Portal>
        <Radix.Content
          aria-label={title}
          side={side}
          align="end"
          sideOffset={6}
          collisionPadding={12}
          // A press on the button closes the popover itself, and a menu that closes returns the focus to it.
          onInteractOutside={(event) => {
            if (anchor.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            anchor.focus();
          }}
          className={`z-50 flex max-h-(--radix-popover-content-available-height) ${width} origin-(--radix-popover-content-transform-origin) animate-pop flex-col overflow-auto rounded-xl bg-raised p-1.5 shadow-pop outline-none`}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
