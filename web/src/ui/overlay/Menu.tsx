import { useState, type ReactElement, type ReactNode } from 'react';
import { lazyPart } from '../feedback/lazy-part.tsx';
import { whenNeeded, type TriggerProps } from './when-needed.ts';

export interface MenuItem {
  label: string;
  icon?: ReactNode;
  onSelect(): void;
  isDanger?: boolean;
  /** The keys that do the same, shown at the end of the line. */
  keys?: string;
  isDisabled?: boolean;
  /** The reason why the item is disabled. */
  reason?: string;
}

export interface MenuProps {
  label: string;
  /** The button that opens the menu. */
  trigger: ReactElement<TriggerProps>;
  items: readonly (MenuItem | 'divider')[];
  isOpen?: boolean;
  onOpenChange?(isOpen: boolean): void;
}

const MenuPanel = lazyPart(async () => (await import('./MenuPanel.tsx')).MenuPanel, { failure: 'toast' });

/** Draws the button of a menu. The menu itself is loaded when somebody is about to open it. */
export function Menu(props: MenuProps) {
  const { trigger, isOpen, onOpenChange } = props;
  const [first, setFirst] = useState<{ openedIn: Element | null; isByKey: boolean } | null>(null);
  const isLoaded = MenuPanel.useIsLoaded();
  const isNeeded = first !== null || isOpen === true;
  return (
    <>
      {!(isNeeded && isLoaded) &&
        whenNeeded(trigger, 'menu', MenuPanel, (event) => {
          setFirst({ openedIn: event.currentTarget, isByKey: event.detail === 0 });
          onOpenChange?.(true);
        })}
      {isNeeded && <MenuPanel {...props} {...(first ?? { openedIn: null, isByKey: false })} />}
    </>
  );
}
