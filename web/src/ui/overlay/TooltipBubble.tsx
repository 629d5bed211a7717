import { Tooltip as Radix } from 'radix-ui';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface TooltipBubbleProps {
  anchor: HTMLElement;
  /** The pointer is on the bubble, and leaves it. */
  onStay(): void;
  onLeave(): void;
  onClose(): void;
  children: ReactNode;
}

/** A tooltip without a text is none: its control keeps its place on the page while there is nothing to say. */
export function TooltipBubble(props: TooltipBubbleProps) {
  return props.children === '' ? null : <OpenTooltip {...props} />;
}

/** Draws an open tooltip. Its trigger is a shadow of the control, so that this code can be loaded when it is needed. */
function OpenTooltip({ anchor, onStay, onLeave, onClose, children }: TooltipBubbleProps) {
  const shadow = useRef<HTMLButtonElement>(null);
  const [{ left, top, width, height }] = useState(() => anchor.getBoundingClientRect());
  useLayoutEffect(() => {
    const id = shadow.current?.getAttribute('aria-describedby');
    const before = anchor.getAttribute('aria-describedby');
    if (!id) return undefined;
    anchor.setAttribute('aria-describedby', before ? `${before} ${id}` : id);
    return () => {
      if (before) anchor.setAttribute('aria-describedby', before);
      else anchor.removeAttribute('aria-describedby');
    };
  }, [anchor]);
  useLayoutEffect(() => {
    // A control whose menu is open needs no tooltip over it.
    const closeOverMenu = () => anchor.getAttribute('aria-expanded') === 'true' && onClose();
    closeOverMenu();
    const observer = new MutationObserver(closeOverMenu);
    observer.observe(anchor, { attributeFilter: ['aria-expanded'] });
    return () => observer.disconnect();
  }, [anchor, onClose]);
  useLayoutEffect(() => {
    const onScroll = ({ target }: Event) => target instanceof Node && target.contains(anchor) && onClose();
    addEventListener('scroll', onScroll, { capture: true });
    return () => removeEventListener('scroll', onScroll, { capture: true });
  }, [anchor, onClose]);
  return (
    <Radix.Provider disableHoverableContent>
      <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
        {createPortal(
          <Radix.Trigger asChild ref={shadow}>
            <span aria-hidden="true" className="pointer-events-none fixed" style={{ left, top, width, height }} />
          </Radix.Trigger>,
          document.body,
        )}
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={8}
            onPointerEnter={onStay}
            onPointerLeave={onLeave}
            className="z-50 w-max max-w-[16rem] rounded-sm bg-tip px-[9px] py-1.5 text-caption text-on-tip"
          >
            {children}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
