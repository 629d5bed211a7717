import { Tooltip as Radix } from 'radix-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';

const openDelay = 400;
const closeDelay = 250;

export const TooltipProvider = ({ children }: { children: ReactNode }) => (
  <Radix.Provider delayDuration={openDelay}>{children}</Radix.Provider>
);

/** Shows a tooltip. It only repeats what screen readers get elsewhere, and never holds the only copy of a fact. */
export function Tooltip({ text, children }: { text: ReactNode; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);
  function change(next: boolean) {
    clearTimeout(closing.current);
    // The tooltip closes with a delay, so that the pointer can move onto it.
    if (next) setIsOpen(true);
    else closing.current = setTimeout(() => setIsOpen(false), closeDelay);
  }
  return (
    <Radix.Root open={isOpen} onOpenChange={change}>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 w-max max-w-[16rem] rounded-sm bg-tip px-[9px] py-1.5 text-caption text-on-tip"
        >
          {text}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
