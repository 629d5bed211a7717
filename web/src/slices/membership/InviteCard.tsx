import { clsx } from 'clsx';
import { useState } from 'react';
import { listReceivedInvites } from '#contract/membership/api.ts';
import type { ReceivedInvite } from '#contract/membership/types.ts';
import { useUser } from '../../lib/account.ts';
import { formatDate } from '../../lib/format.ts';
import { formatSeats } from '../../ui/plan/seats.ts';
import { invalidate } from '../../lib/queries.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { accept, decline, refusalMessage } from './invite-answers.ts';
import { t } from './messages.ts';

interface InviteCardProps {
  invite: ReceivedInvite;
  /** The invitation whose link was opened. */
  isMarked: boolean;
}

export function InviteCard({ invite, isMarked }: InviteCardProps) {
  const own = useUser()?.workspace_name ?? '';
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null);
  const [problem, setProblem] = useState<string>();
  const { workspace_name, workspace_permission, invited_by, status, expires_at_unix, used_seats, max_seats } = invite;
  const isExpired = status === 'expired';
  const isFull = used_seats >= max_seats;

  async function answer(which: 'accept' | 'decline', work: () => Promise<void>) {
    setBusy(which);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      setProblem(refusalMessage(error));
      invalidate(listReceivedInvites);
    }
    setBusy(null);
  }

  return (
    <li className={clsx('card flex flex-col gap-4 p-5', isMarked && 'outline-2 outline-accent')}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_260px]">
          <h2 className="flex flex-wrap items-center gap-2 text-[16px] font-semibold break-words">
            <bdi>{workspace_name}</bdi>
            {isMarked && <Badge tone="info">{t('your_link')}</Badge>}
            {isExpired && <Badge tone="danger">{t('expired')}</Badge>}
          </h2>
          <p className="text-table break-words text-muted">
            {t('invited_by', {
              email: invited_by,
              role: workspace_permission === 'workspace_admin' ? t('role_admin') : t('role_editor'),
            })}
          </p>
          <p className="text-table text-muted">
            {formatSeats(used_seats, max_seats)}
            {' · '}
            {isExpired
              ? t('expired_on', { date: formatDate(expires_at_unix) })
              : t('expires_on', { date: formatDate(expires_at_unix) })}
          </p>
        </div>
        <div className="flex flex-none gap-2">
          <Button isBusy={busy === 'decline'} onClick={() => void answer('decline', () => decline(invite))}>
            {t('decline')}
          </Button>
          {!isExpired && (
            <Button
              look="primary"
              isBusy={busy === 'accept'}
              onClick={() => void answer('accept', () => accept(invite, own))}
            >
              {t('accept')}
            </Button>
          )}
        </div>
      </div>
      {problem && <Banner tone="danger">{problem}</Banner>}
      {!problem && isExpired && <Banner tone="plain">{t('refused_expired')}</Banner>}
      {!problem && !isExpired && isFull && <Banner tone="warning">{t('refused_no_seat')}</Banner>}
    </li>
  );
}
