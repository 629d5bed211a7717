import type { ReactNode } from 'react';
import { lazyPart } from '../feedback/lazy-part.tsx';
import { useWasOpen } from './use-was-open.ts';

export interface SheetProps {
  title: string;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  children: ReactNode;
}

const SheetPanel = lazyPart(async () => (await import('./SheetPanel.tsx')).SheetPanel, { failure: 'toast' });

/** Shows a panel for narrow screens, which slides in from below and leaves a strip of the page visible. */
export function Sheet(props: SheetProps) {
  return useWasOpen(props.isOpen) ? <SheetPanel {...props} /> : null;
}
