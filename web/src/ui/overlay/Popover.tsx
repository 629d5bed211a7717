import { lazyPart } from '../feedback/lazy-part.tsx';
import type { PopoverProps } from './PopoverPanel.tsx';
import { useWasOpen } from './use-was-open.ts';
import { whenNeeded } from './when-needed.ts';

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
