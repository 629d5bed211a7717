import { useLocation } from '@tanstack/react-router';
import { Popover } from 'radix-ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useMedia } from '../../lib/hooks.ts';
import { isRightToLeft } from '../../lib/language/locale.ts';
import { closePanel, type Panel } from '../../lib/panels.ts';
import { Sheet } from '../../ui/overlay/Sheet.tsx';
import { keepOpenForToasts } from '../../ui/feedback/toaster-area.ts';

interface FloatingPanelProps {
  panel: Panel;
  title: string;
  /** The width of the popover. */
  width: string;
  children: ReactNode;
}

/** The button that opened the panel, or any visible button for it when the palette or a toast opened it. */
function findAnchor(panel: Panel): HTMLElement | null {
  const selector = `[data-panel=${panel}]`;
  const focused = document.activeElement?.closest<HTMLElement>(selector);
  const seen = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.offsetParent !== null);
  return focused ?? seen ?? null;
}

/** Where a panel stands that opened before its button was drawn: the jobs of a first download, for example. */
const cornerBelowHeader = { getBoundingClientRect: () => new DOMRect(window.innerWidth - 12, 56, 0, 0) };

/** Draws a panel of the frame: a popover where there is room, a sheet on a phone. It closes when the page changes. */
export function FloatingPanel({ panel, title, width, children }: FloatingPanelProps) {
  const isPhone = useMedia('(max-width: 767px)');
  const [anchor] = useState(() => findAnchor(panel));
  const anchorRef = useRef(anchor ?? cornerBelowHeader);
  const pathname = useLocation({ select: (location) => location.pathname });
  const [path] = useState(pathname);
  useEffect(() => {
    if (pathname !== path) closePanel(panel);
  }, [pathname, path, panel]);
  const close = () => closePanel(panel);

  if (isPhone) {
    return (
      <Sheet title={title} isOpen onOpenChange={close}>
        {children}
      </Sheet>
    );
  }
  const isInSidebar = anchor?.closest('nav') != null;
  return (
    <Popover.Root open onOpenChange={close}>
      <Popover.Anchor virtualRef={anchorRef} />
      <Popover.Portal>
        <Popover.Content
          aria-label={title}
          side={!isInSidebar ? 'bottom' : isRightToLeft ? 'left' : 'right'}
          align="end"
          sideOffset={isInSidebar ? 14 : 6}
          collisionPadding={12}
          // Focuses the panel itself, because a focused first control would open its tooltip.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          // A press on the button would close and reopen the panel, so the button closes it itself. A toast often
          // refers to what the panel shows, so a click on it must not close the panel.
          onInteractOutside={(event) => {
            keepOpenForToasts(event);
            if (event.target instanceof Element && event.target.closest(`[data-panel=${panel}]`))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) anchor?.focus();
          }}
          className={`z-30 flex max-h-[min(600px,var(--radix-popover-content-available-height))] ${width} origin-(--radix-popover-content-transform-origin) animate-pop flex-col overflow-hidden rounded-xl bg-raised shadow-pop outline-none`}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
