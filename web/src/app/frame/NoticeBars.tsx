import { CloudOff, RefreshCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useDelayed, useIsOnline } from '../../lib/hooks.ts';
import { liveStore } from '../../lib/live/live.ts';
import { useStore } from '../../lib/store.ts';
import { t } from '../../lib/language/app-messages.ts';
import { useNewVersion } from './new-version.ts';

/** Milliseconds before the bar appears. A server that restarts is back within this time, so users do not notice. */
const noticeDelay = 3000;

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
        <Bar tone="bg-warning-soft" icon={<CloudOff size={16} strokeWidth={1.75} className="text-warning" />}>
          {isOnline ? t('server_away') : t('offline')}
        </Bar>
      )}
      {isNew && !isPostponed && !isAway && (
        <Bar tone="bg-info-soft" icon={<RefreshCw size={16} strokeWidth={1.75} className="text-info" />}>
          {t('new_version')}
          <span className="inline-flex flex-none gap-1">
            <BarButton onClick={() => location.reload()}>{t('reload')}</BarButton>
            <BarButton onClick={() => setIsPostponed(true)}>{t('later')}</BarButton>
          </span>
        </Bar>
      )}
    </div>
  );
}

function Bar({ tone, icon, children }: { tone: string; icon: ReactNode; children: ReactNode }) {
  return (
    <div className={`flex min-h-9 items-center gap-2.5 px-6 py-1.5 text-table max-md:px-4 ${tone}`}>
      <span aria-hidden="true" className="flex-none">
        {icon}
      </span>
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">{children}</div>
    </div>
  );
}

function BarButton({ onClick, children }: { onClick(): void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="h-7 rounded-sm px-2 font-semibold underline underline-offset-[3px] hover:bg-hover max-md:h-11"
    >
      {children}
    </button>
  );
}
