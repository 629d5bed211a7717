import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Moves the focus to the content of a new page, unless the page has focused something itself. */
export function useFocusOnArrival(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
        if (!pathChanged || !fromLocation) return;
        const main = document.getElementById('main');
        const isInside = main?.contains(document.activeElement) ?? false;
        const isInDialog = document.activeElement?.closest('[role=dialog], [role=alertdialog]');
        if (main && !isInside && !isInDialog) main.focus({ preventScroll: true });
      }),
    [router],
  );
}
