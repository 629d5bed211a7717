import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { useDelayed, useIsOnline } from '../../lib/hooks.ts';
import { liveStore } from '../../lib/live/live.ts';
import { useStore } from '../../lib/store.ts';
import { t } from '../../lib/language/frame-messages.ts';
import { NoticeBar } from '../../ui/feedback/NoticeBar.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { useNewVersion } from './new-version.ts';

/** Milliseconds before the bar appears. A server that restarts is back within this time, so users do not notice. */
const noticeDelay = 3000;

const PendingInviteBar = lazyPart(
  async () => (await import('../../slices/membership/PendingInviteBar.tsx')).PendingInviteBar,
  { failure: 'none' },
);

/** It is fetched when the page is idle: once the server has another build, the code of this one may be gone. */
const NewVersionBar = lazyPart(async () => (await import('./NewVersionBar.tsx')).NewVersionBar, { failure: 'toast' });

/** Shows above every page what affects the whole app: no connection, or a new version. */
export function NoticeBars() {
  const isOnline = useIsOnline();
  const isDown = useDelayed(
    useStore(liveStore, (live) => live.isDown),
    noticeDelay,
  );
  const isNew = useNewVersion();
  const [isPostponed, setIsPostponed] = useState(false);
  const isAway = !isOnline || isDown;
  return (
    // The region is always there, so that screen readers announce what appears in it.
    <div role="status" className="flex-none">
      {isAway && (
        <NoticeBar tone="bg-warning-soft" icon={<CloudOff size={16} strokeWidth={1.75} className="text-warning" />}>
          {isOnline ? t('server_away') : t('offline')}
        </NoticeBar>
      )}
      {isNew && !isPostponed && !isAway && <NewVersionBar onPostpone={() => setIsPostponed(true)} />}
      {!isAway && <PendingInviteBar />}
    </div>
  );
}
