import { useEffect, useState } from 'react';
import { useUser } from '../../lib/account.ts';
import { useTitle } from '../../lib/hooks.ts';
import { openPanel } from '../../lib/panels.ts';
import { stopPreview } from '../player/public.ts';
import { Button } from '../../ui/button/Button.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { ChecklistCard } from '../onboarding/public.ts';
import { QuickType } from '../speech/public.ts';
import { greet } from './greeting.ts';
import { JobsChip } from './JobsChip.tsx';
import { JumpBackIn } from './JumpBackIn.tsx';
import { t } from './messages.ts';
import { Notices } from './Notices.tsx';
import { QuotaNotice } from './QuotaNotice.tsx';
import { Tiles } from './Tiles.tsx';
import { VoicesToTry } from './VoicesToTry.tsx';

/** Draws Home. Each part loads and fails independently of the others. */
export function HomeScreen() {
  useTitle(t('title'));
  const user = useUser();
  const [hour] = useState(() => new Date().getHours());
  useEffect(() => stopPreview, []);
  return (
    <>
      <PageHeader title={t('title')}>
        <Button look="ghost" size="sm" className="max-md:hidden" onClick={() => openPanel('feedback')}>
          {t('send_feedback')}
        </Button>
      </PageHeader>
      <div className="min-h-0 flex-1 overflow-auto">
        <div className="flex max-w-[1200px] flex-col 2.5xl:max-w-[1440px] 3xl:max-w-[1600px] gap-7 px-6 py-8 max-md:px-4 max-md:py-5">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <div className="flex min-w-0 flex-col">
              <p className="truncate text-table text-muted">{user?.workspace_name ?? '\u00a0'}</p>
              {user ? (
                <h2 className="text-h1 font-semibold tracking-[-0.022em] break-words max-md:text-[26px] max-md:leading-8">
                  {greet(user.first_name, hour)}
                </h2>
              ) : (
                <Skeleton className="my-1.5 h-7 w-72 max-md:my-0.5" />
              )}
            </div>
            <JobsChip />
          </div>
          <Notices />
          <ChecklistCard />
          {user && <QuotaNotice user={user} />}
          <QuickType />
          <Tiles />
          <div className="grid grid-cols-[minmax(0,1.45fr)_minmax(0,1fr)] items-start gap-6 max-lg:grid-cols-[minmax(0,1fr)]">
            <JumpBackIn />
            <VoicesToTry />
          </div>
        </div>
      </div>
    </>
  );
}
