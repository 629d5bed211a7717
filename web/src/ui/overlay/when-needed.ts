import { cloneElement, type HTMLAttributes, type MouseEvent, type ReactElement } from 'react';

export type TriggerProps = HTMLAttributes<HTMLElement>;

/**
 * Gives a button that stands for the trigger of something that is not loaded yet. The code is fetched when the pointer or
 * the focus comes near, so that it is there when the button is pressed.
 */
export function whenNeeded(
  trigger: ReactElement<TriggerProps>,
  popup: 'menu' | 'dialog',
  { preload }: { preload(): Promise<void> },
  onOpen: (event: MouseEvent<HTMLElement>) => void,
): ReactElement {
  const { onPointerEnter, onFocus, onClick } = trigger.props;
  return cloneElement(trigger, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter(event) {
      onPointerEnter?.(event);
      void preload();
    },
    onFocus(event) {
      onFocus?.(event);
      void preload();
    },
    onClick(event) {
      onClick?.(event);
      if (!event.defaultPrevented) onOpen(event);
    },
  });
}
