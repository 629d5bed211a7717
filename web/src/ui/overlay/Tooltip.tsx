import { cloneElement, useEffect, useState, type DOMAttributes, type ReactElement, type ReactNode } from 'react';
import { lazyPart } from '../feedback/lazy-part.tsx';

/** What places a tooltip is not part of the first load. */
const TooltipBubble = lazyPart(async () => (await import('./TooltipBubble.tsx')).TooltipBubble, { failure: 'none' });

const openDelay = 400;
const closeDelay = 250;

interface TooltipProps {
  text: ReactNode;
  /** One element that passes its handlers on to a control. */
  children: ReactElement<DOMAttributes<HTMLElement>>;
}

/** Shows a tooltip. It only repeats what screen readers get elsewhere, and never holds the only copy of a fact. */
export function Tooltip({ text, children }: TooltipProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  /** What is shown after a while, unless something else is wanted until then. */
  const [wanted, setWanted] = useState<{ anchor: HTMLElement | null; delay: number } | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => setAnchor(wanted.anchor), wanted.delay);
    return () => clearTimeout(timer);
  }, [wanted]);

  function open(next: HTMLElement, delay: number) {
    void TooltipBubble.preload();
    setWanted({ anchor: next, delay });
  }
  // The tooltip closes with a delay, so that the pointer can move onto it.
  const leave = () => setWanted({ anchor: null, delay: closeDelay });
  const stay = () => setWanted(null);
  function close() {
    setWanted(null);
    setAnchor(null);
  }

  const { props } = children;
  const handlers: DOMAttributes<HTMLElement> = {
    onPointerEnter(event) {
      props.onPointerEnter?.(event);
      // A finger has no place to rest on.
      if (event.pointerType !== 'touch') open(event.currentTarget, openDelay);
    },
    onPointerLeave(event) {
      props.onPointerLeave?.(event);
      leave();
    },
    onPointerDown(event) {
      props.onPointerDown?.(event);
      close();
    },
    onClick(event) {
      props.onClick?.(event);
      close();
    },
    onFocus(event) {
      props.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) open(event.currentTarget, 0);
    },
    onBlur(event) {
      props.onBlur?.(event);
      close();
    },
  };
  return (
    <>
      {cloneElement(children, handlers)}
      {anchor?.isConnected && (
        <TooltipBubble anchor={anchor} onStay={stay} onLeave={leave} onClose={close}>
          {text}
        </TooltipBubble>
      )}
    </>
  );
}
