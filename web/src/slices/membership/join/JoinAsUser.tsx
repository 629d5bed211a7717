import { useState } from 'react';
import { acceptInvite, declineInvite } from '#contract/membership/api.ts';
import { pages } from '#contract/pages.ts';
import { useUser } from '../../../lib/account.ts';
import { call } from '../../../lib/api.ts';
import { queryClient } from '../../../lib/queries.ts';
import { toastSuccess } from '../../../lib/toasts.ts';
import { useSignOut } from '../../../lib/use-sign-out.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { refusalMessage } from '../invite-answers.ts';
import { t } from '../messages.ts';
import { FullWorkspace } from './FullWorkspace.tsx';
import type { WayProps } from './way.ts';
import { useLeaveToHome } from './leave-to-home.ts';

/** For somebody who is signed in: with the invited address, or with another one. */
export function JoinAsUser(way: WayProps) {
  const user = useUser();
  if (!user) return <Skeleton className="h-24" />;
  if (user.email !== way.invitation.email) return <OtherAccount own={user.email} {...way} />;
  return <Move own={user.workspace_name} {...way} />;
}

/** Says what happens to the user's own workspace before they press. */
function Move({ code, workspace, invitation, own, onOver, onStale }: WayProps & { own: string }) {
  const [busy, setBusy] = useState<'join' | 'decline' | null>(null);
  const [problem, setProblem] = useState<string>();
  const leave = useLeaveToHome();

  async function answer(which: 'join' | 'decline', work: () => Promise<void>) {
    setBusy(which);
    setProblem(undefined);
    try {
      await work();
      onOver();
    } catch (error) {
      setProblem(refusalMessage(error));
      setBusy(null);
      onStale();
    }
  }
  const join = () =>
    answer('join', async () => {
      await call(acceptInvite, { params: { code } });
      // Everything that this page has read belongs to the former workspace, so the app starts again.
      queryClient.clear();
      location.assign(pages.home);
    });
  const decline = () =>
    answer('decline', async () => {
      await call(declineInvite, { params: { code } });
      toastSuccess(t('declined'));
      leave();
    });

  if (invitation.is_full) return <FullWorkspace inviter={invitation.invited_by} onRetry={onStale} />;
  return (
    <div className="flex flex-col gap-4">
      <p className="break-words">{t('join_signed_in', { email: invitation.email })}</p>
      <p className="break-words text-muted">{t('accept_text', { workspace, own })}</p>
      {problem && <Banner tone="danger">{problem}</Banner>}
      <Button look="primary" size="lg" isBusy={busy === 'join'} onClick={() => void join()}>
        <span className="truncate">{t('join_title', { workspace })}</span>
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button look="ghost" onClick={leave}>
          {t('join_not_now')}
        </Button>
        <Button look="ghost" isBusy={busy === 'decline'} onClick={() => void decline()}>
          {t('decline')}
        </Button>
      </div>
    </div>
  );
}

function OtherAccount({ own, workspace, invitation }: WayProps & { own: string }) {
  const { isLeaving, leave } = useSignOut();
  const toHome = useLeaveToHome();
  return (
    <div className="flex flex-col gap-4">
      <Banner tone="warning">
        <span className="break-words">{t('other_address', { workspace, email: invitation.email, own })}</span>
      </Banner>
      <Button look="primary" size="lg" isBusy={isLeaving} onClick={leave}>
        {t('join_switch')}
      </Button>
      <Button look="ghost" onClick={toHome}>
        {t('join_stay', { email: own })}
      </Button>
    </div>
  );
}
