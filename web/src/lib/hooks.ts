import { useEffect, useState, useSyncExternalStore } from 'react';
import { useInstallationName } from './browser/installation.ts';

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    // The build has a window only where it says which (prerender.tsx).
    () => globalThis.matchMedia?.(query).matches ?? false,
  );
}

/** Tells whether a panel fits beside the text; below this width panels are sheets. */
export const useIsWide = (): boolean => useMedia('(min-width: 1024px)');

export function useTitle(title: string): void {
  const installation = useInstallationName();
  useEffect(() => {
    document.title = `${title} · ${installation}`;
  }, [title, installation]);
}

const watchOnline = (listener: () => void) => {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};

export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    watchOnline,
    () => navigator.onLine,
    () => true,
  );

/** Turns true once `isOn` has lasted, because a skeleton that flashes is worse than none. */
export function useDelayed(isOn: boolean, milliseconds = 200): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(isOn), isOn ? milliseconds : 0);
    return () => clearTimeout(timer);
  }, [isOn, milliseconds]);
  return isOn && isLate;
}

const isField = 'input, textarea, select, [contenteditable]';
/** Tells whether a single key belongs to the focused element and not to the page. */
export function ownsKeys(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest(`${isField}, [role=menu], [role=listbox], [role=dialog], [role=slider]`)) return true;
  return key === ' ' && target.closest('button, a, summary, [role=button]') !== null;
}

export const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
