import { hasUnlimitedSeats } from '#contract/billing/plans.ts';
import { getSeatsStatus, listInvites } from '#contract/membership/api.ts';
import type { Invite } from '#contract/membership/types.ts';
import { formatDate } from '../../lib/format.ts';
import { formatSeats } from '../../ui/plan/seats.ts';
import { useRead } from '../../lib/queries.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Meter } from '../../ui/plan/Meter.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { resend, revoke } from './invitation-actions.ts';
import { InviteForm } from './InviteForm.tsx';
import { t } from './messages.ts';

/** Shows the seats, a form while one is free, and the pending invitations. */
export function Invitations() {
  const seats = useRead(getSeatsStatus);
  const list = useRead(listInvites);
  return (
    <div className="flex flex-col gap-4">
      <h3 className="font-medium">{t('invitations')}</h3>
      <Loaded of={seats} skeleton={<Skeleton className="h-4 w-1/2" />}>
        {({ used_seats, max_seats, pending_invites }) => (
          <>
            <div className="flex max-w-[440px] flex-col gap-1.5">
              <p className="flex flex-wrap justify-between gap-x-4 text-table">
                <span>{formatSeats(used_seats, max_seats)}</span>
                <span className="text-muted">{t('invites_open', { count: pending_invites })}</span>
              </p>
              {!hasUnlimitedSeats(max_seats) && <Meter label={t('seats')} used={used_seats} limit={max_seats} />}
            </div>
            <InviteForm left={max_seats - used_seats - pending_invites} />
          </>
        )}
      </Loaded>
      <Loaded of={list} skeleton={<Skeleton className="h-10" />}>
        {({ invites }) =>
          invites.length > 0 && (
            <ul aria-label={t('invitations')} className="divide-y divide-line">
              {invites.map((invite) => (
                <InviteRow key={invite.code} invite={invite} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

function InviteRow({ invite }: { invite: Invite }) {
  const { email, workspace_permission, status, expires_at_unix } = invite;
  const isExpired = status === 'expired';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2.5">
      <div className="min-w-0 flex-[1_1_220px]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="font-medium break-all">{email}</bdi>
          {isExpired && <Badge tone="danger">{t('expired')}</Badge>}
        </p>
        <p className="text-table text-muted">
          {workspace_permission === 'workspace_admin' ? t('role_admin') : t('role_editor')}
          {' · '}
          {t(isExpired ? 'expired_on' : 'expires_on', { date: formatDate(expires_at_unix) })}
        </p>
      </div>
      <Button size="sm" aria-label={t('resend_to', { email })} onClick={() => void resend(invite)}>
        {t('resend')}
      </Button>
      <Button size="sm" aria-label={t('revoke_of', { email })} onClick={() => void revoke(invite)}>
        {t('revoke')}
      </Button>
    </li>
  );
}
