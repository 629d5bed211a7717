import { Navigate, useLocation } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { homePath } from '../lib/redirect.ts';
import { restoreSession, sessionStore } from '../lib/session.ts';
import { useStore } from '../lib/store.ts';
import { ErrorCard } from '../ui/ErrorCard.tsx';
import { FirstThings } from './FirstThings.tsx';
import { MessagePage } from './MessagePage.tsx';
import { t } from './messages.ts';
import { Shell } from './Shell.tsx';
import { Splash } from './Splash.tsx';
import { UnverifiedScreen } from './UnverifiedScreen.tsx';

/** The studio's pages, and the few outside of its frame that are for who is signed in. */
export function RequireSession({ children = <Shell /> }: { children?: ReactNode }) {
  const status = useStore(sessionStore, (session) => session.status);
  const isVerified = useStore(sessionStore, (session) => session.email_verified);
  const problem = useStore(sessionStore, (session) => session.problem);
  // Where the visitor came to: while this page is being left, the location is already the next one.
  const pathname = useLocation({ select: (location) => location.pathname });
  const [path] = useState(pathname);
  if (status === 'in') return isVerified ? <FirstThings>{children}</FirstThings> : <UnverifiedScreen />;
  if (status === 'out')
    return <Navigate to="/app/sign-in" search={(path === homePath ? {} : { redirect: path }) as never} replace />;
  if (!problem) return <Splash />;
  return (
    <MessagePage title={t('server_silent_title')}>
      <ErrorCard title={problem} onRetry={() => void restoreSession()}>
        {t('server_silent_body')}
      </ErrorCard>
    </MessagePage>
  );
}
