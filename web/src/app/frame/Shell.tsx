import { Outlet } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { useUser } from '../../lib/account.ts';
import { repeatEarlyKeys } from '../../lib/early.ts';
import { playerStore } from '../../lib/player/state.ts';
import { followPreferences } from '../../slices/profile/preferences.ts';
import { sessionStore } from '../../lib/session.ts';
import { importEventually } from '../../lib/code/code-loader.ts';
import { useStore } from '../../lib/store.ts';
import { PageTools } from '../../ui/layout/PageHeader.tsx';
import { BottomBar } from './BottomBar.tsx';
import { useFrameActions } from './use-frame-actions.ts';
import { useFrameKeys } from './frame-keys.ts';
import { HeaderTools } from './HeaderTools.tsx';
import { JobsStrip } from '../panels/JobsEntry.tsx';
import { t } from '../../lib/language/frame-messages.ts';
import { NoticeBars } from './NoticeBars.tsx';
import { PanelHost } from '../panels/PanelHost.tsx';
import { usePlayerKeys } from '../../slices/player/player-keys.ts';
import { Sidebar } from './Sidebar.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';

/** The bar is not part of the first load. It is loaded a moment later, before anything can be played. */
const PlayerBar = lazyPart(async () => (await import('../../slices/player/PlayerBar.tsx')).PlayerBar, {
  failure: 'none',
});
const SupportBar = lazyPart(async () => (await import('./SupportBar.tsx')).SupportBar, { failure: 'none' });

const tools = () => <HeaderTools />;

/**
 * Draws sidebar, page and player. On a very low window (a phone on its side, 400 % zoom) the page scrolls as a whole, because
 * fixed bars would leave no room for what is between them.
 */
export function Shell({ children }: { children?: ReactNode }) {
  usePlayerKeys();
  useFrameActions();
  useFrameKeys();
  useLive();
  usePreferences();
  // The screen inside has bound its keys by then.
  useEffect(repeatEarlyKeys, []);
  const hasPlayer = useStore(playerStore, ({ item }) => item !== null);
  const isSupport = useStore(sessionStore, ({ support }) => support !== null);
  useEffect(() => {
    const timer = setTimeout(() => void PlayerBar.preload(), 500);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="flex h-[calc(100dvh-var(--bottom-inset,0px))] short:h-auto short:min-h-dvh">
      <a
        href="#main"
        className="fixed start-2 top-2 z-50 -translate-y-16 rounded-md bg-primary px-3 py-2 text-on-primary focus:translate-y-0"
      >
        {t('skip_to_content')}
      </a>
      <Sidebar />
      <div className="flex min-w-0 flex-1 flex-col">
        {isSupport && <SupportBar />}
        <NoticeBars />
        <main id="main" tabIndex={-1} className="flex min-h-0 flex-1 flex-col outline-none">
          <PageTools value={tools}>{children ?? <Outlet />}</PageTools>
        </main>
        {hasPlayer && <PlayerBar />}
        <JobsStrip />
        <BottomBar />
      </div>
      <PanelHost />
    </div>
  );
}

/** Applies the theme and the language of the account in a browser where none was chosen. */
function usePreferences(): void {
  const user = useUser();
  useEffect(() => {
    if (user) followPreferences(user);
  }, [user]);
}

/** Follows the changes made elsewhere while the frame is shown to this user. */
function useLive(): void {
  const person = useStore(sessionStore, ({ user_id, isSigningOut }) => (isSigningOut ? null : user_id));
  const isSupport = useStore(sessionStore, ({ support }) => support !== null);
  useEffect(() => {
    if (!person) return undefined;
    let isOver = false;
    let end = () => {
      isOver = true;
    };
    void importEventually(() => import('../live-updates.ts')).then(({ followChanges }) => {
      // The other tabs are not in the account that support has entered, so this tab keeps apart from them.
      if (!isOver) end = followChanges(isSupport);
    });
    return () => end();
  }, [person, isSupport]);
}
