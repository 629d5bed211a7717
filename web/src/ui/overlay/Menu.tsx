import { useState } from 'react';
import { lazyPart } from '../feedback/lazy-part.tsx';
import type { MenuProps } from './MenuPanel.tsx';
import { whenNeeded } from './when-needed.ts';

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
