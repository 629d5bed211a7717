import { lazyPart } from '../feedback/lazy-part.tsx';
import type { SheetProps } from './SheetPanel.tsx';
import { useWasOpen } from './use-was-open.ts';

const SheetPanel = lazyPart(async () => (await import('./SheetPanel.tsx')).SheetPanel, { failure: 'toast' });

/** Shows a panel for narrow screens, which slides in from below and leaves a strip of the page visible. */
export function Sheet(props: SheetProps) {
  return useWasOpen(props.isOpen) ? <SheetPanel {...props} /> : null;
}
