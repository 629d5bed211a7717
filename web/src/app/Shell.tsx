import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { playerStore } from '../lib/player.ts';
import { useStore } from '../lib/store.ts';
import { BottomBar } from './BottomBar.tsx';
import { usePlayerKeys } from './player-keys.ts';
import { Sidebar } from './Sidebar.tsx';

/** Nothing can be played before the page is there: not part of the first load, and there before anything is. */
const loadPlayerBar = () => import('./PlayerBar.tsx');
const PlayerBar = lazy(async () => ({ default: (await loadPlayerBar()).PlayerBar }));

/**
 * Sidebar, page, player. On a very low window (a phone on its side, 400 % zoom) the page scrolls as a whole, because
 * fixed bars would leave no room for what is between them.
 */
export function Shell() {
  usePlayerKeys();
  const hasPlayer = useStore(playerStore, ({ item }) => item !== null);
  useEffect(() => {
    const timer = setTimeout(() => void loadPlayerBar(), 500);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="flex h-dvh short:h-auto short:min-h-dvh">
      <a
        href="#main"
        className="fixed start-2 top-2 z-50 -translate-y-16 rounded-md bg-primary px-3 py-2 text-on-primary focus:translate-y-0"
      >
        Skip to content
      </a>
      <Sidebar />
      <div className="flex min-w-0 flex-1 flex-col">
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
          <Outlet />
        </main>
        <Suspense>{hasPlayer && <PlayerBar />}</Suspense>
        <BottomBar />
      </div>
    </div>
  );
}
