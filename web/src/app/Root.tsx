import { Outlet, useLocation } from '@tanstack/react-router';
import { useMedia } from '../lib/hooks.ts';
import { playerStore } from '../lib/player.ts';
import { useStore } from '../lib/store.ts';
import { Toaster } from '../ui/Toaster.tsx';

const doors = ['/app/sign-in', '/app/sign-up', '/app/set-up', '/app/action'];
const [playerHeight, stripHeight, bottomBarHeight, generateBarHeight] = [72, 32, 56, 64];

export function Root() {
  const isDoor = useLocation({ select: ({ pathname }) => doors.includes(pathname) });
  const isPhone = useMedia('(max-width: 767px)');
  const player = useStore(playerStore, ({ item, isHidden }) => (!item ? 0 : isHidden ? stripHeight : playerHeight));
  return (
    <>
      <Outlet />
      <Toaster
        position={isDoor ? 'top-center' : 'bottom-right'}
        above={player + (isPhone ? bottomBarHeight + generateBarHeight : 0)}
      />
    </>
  );
}
