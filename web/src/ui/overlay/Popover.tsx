import type { ReactElement, ReactNode } from 'react';
import { lazyPart } from '../feedback/lazy-part.tsx';
import { useWasOpen } from './use-was-open.ts';
import { whenNeeded, type TriggerProps } from './when-needed.ts';

export interface PopoverProps {
  title: string;
  /** The button that opens the popover. */
  trigger: ReactElement<TriggerProps>;
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  width?: string;
  children: ReactNode;
}

const PopoverPanel = lazyPart(async () => (await import('./PopoverPanel.tsx')).PopoverPanel, { failure: 'toast' });

/** Draws the button of a popover. The popover itself is loaded when somebody is about to open it. */
export function Popover(props: PopoverProps) {
  const { trigger, isOpen, onOpenChange } = props;
  const isNeeded = useWasOpen(isOpen);
  const isLoaded = PopoverPanel.useIsLoaded();
  return (
    <>
      {!(isNeeded && isLoaded) && whenNeeded(trigger, 'dialog', PopoverPanel, () => onOpenChange(true))}
      {isNeeded && <PopoverPanel {...props} />}
    </>
  );
}
