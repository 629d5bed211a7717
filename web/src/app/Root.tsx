import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useMedia } from '../lib/hooks.ts';
import { playerStore } from '../lib/player.ts';
import { useStore } from '../lib/store.ts';
import { toasterIsShown } from '../lib/toasts.ts';

const Toaster = lazy(async () => ({ default: (await import('../ui/Toaster.tsx')).Toaster }));

const doors = ['/app/sign-in', '/app/sign-up', '/app/set-up', '/app/action', '/docs'];
const [playerHeight, stripHeight, bottomBarHeight, generateBarHeight] = [72, 32, 56, 64];

export function Root() {
  const isDoor = useLocation({ select: ({ pathname }) => doors.includes(pathname) });
  const isPhone = useMedia('(max-width: 767px)');
  const player = useStore(playerStore, ({ item, isHidden }) => (!item ? 0 : isHidden ? stripHeight : playerHeight));
  const isIdle = useIdle();
  return (
    <>
      <Outlet />
      {isIdle && (
        <Suspense>
          <Toaster
            position={isDoor ? 'top-center' : 'bottom-right'}
            above={player + (isPhone ? bottomBarHeight + generateBarHeight : 0)}
            onShown={toasterIsShown}
          />
        </Suspense>
      )}
    </>
  );
}

/** True a moment after the first paint. Safari has no requestIdleCallback. */
function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsIdle(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
