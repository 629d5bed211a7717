import { useLocation } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { useMedia } from '../lib/hooks.ts';
import { playerStore } from '../lib/player/state.ts';
import { useStore } from '../lib/store.ts';
import { onToasterShown } from '../lib/toasts.ts';
import { Toaster } from '../ui/feedback/Toaster.tsx';
import { pageRoutes } from './slices.ts';

const publicPaths = new Set<string>(
  pageRoutes.flatMap(({ page, layout }) => (layout === 'public' ? [pages[page]] : [])),
);
const [playerHeight, stripHeight, bottomBarHeight, generateBarHeight] = [72, 32, 56, 64];

/** Places the toasts where they cover neither the player nor the bars of a phone. */
export function Toasts() {
  const isPublic = useLocation({ select: ({ pathname }) => publicPaths.has(pathname) });
  const isPhone = useMedia('(max-width: 767px)');
  const player = useStore(playerStore, ({ item, isHidden }) => (!item ? 0 : isHidden ? stripHeight : playerHeight));
  return (
    <Toaster
      position={isPublic ? 'top-center' : 'bottom-right'}
      above={player + (isPhone ? bottomBarHeight + generateBarHeight : 0)}
      onShown={onToasterShown}
    />
  );
}
