import { lazyPart } from '../feedback/lazy-part.tsx';
import type { AnchoredPopoverProps } from './AnchoredPopoverPanel.tsx';

const Panel = lazyPart(async () => (await import('./AnchoredPopoverPanel.tsx')).AnchoredPopoverPanel, {
  failure: 'toast',
});

/** Draws a popover at a button that lies elsewhere on the page. */
export const AnchoredPopover = (props: AnchoredPopoverProps) => <Panel {...props} />;
