import { useState } from 'react';
import { Coins, Lock, LockOpen, ShieldCheck, ShieldOff, UserMinus } from 'lucide-react';
import type { User } from '#contract/profile/types.ts';
import { listMembers } from '#contract/membership/api.ts';
import type { Member } from '#contract/membership/types.ts';
import { formatNumber, formatRelative } from '../../lib/format.ts';
import { useRead } from '../../lib/queries.ts';
import { Badge } from '../../ui/display/Badge.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { LockedButton } from '../../ui/plan/LockedButton.tsx';
import { ActionsMenu } from '../../ui/overlay/ActionsMenu.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { plans } from '#contract/billing/plans.ts';
import { removeMember, setLocked, setRole } from './member-actions.ts';
import { t } from './messages.ts';

const MemberLimitDialog = lazyPart(async () => (await import('./limit/MemberLimitDialog.tsx')).MemberLimitDialog, {
  failure: 'toast',
});

/** The lowest plan on which a workspace has room for a second person. */
const teamTier = 'growing_business';

interface MembersProps {
  maxSeats: number;
  user: User;
}

export function Members({ maxSeats, user }: MembersProps) {
  const list = useRead(listMembers, {}, { isEnabled: maxSeats > 1 });
  if (maxSeats <= 1) {
    const { seats } = plans[teamTier];
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_260px]">
          <p className="font-medium">{t('members')}</p>
          <p className="text-table text-muted">{t('members_alone')}</p>
        </div>
        <LockedButton
          label={t('invite_people')}
          gate={{
            feature: t('gate_feature'),
            tier: teamTier,
            unlocks: [t('gate_seats', { count: seats })],
            email: user.email,
          }}
        />
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <h3 className="font-medium">{t('members')}</h3>
      <Loaded of={list} skeleton={<Skeleton className="h-10" />}>
        {(members) => (
          <ul aria-label={t('members')} className="divide-y divide-line">
            {members.map((member) => (
              <MemberRow key={member.user_id} member={member} isSelf={member.user_id === user.user_id} />
            ))}
          </ul>
        )}
      </Loaded>
    </div>
  );
}

function MemberRow({ member, isSelf }: { member: Member; isSelf: boolean }) {
  const { email, first_name, role, is_owner, is_locked, last_active_at_unix } = member;
  const { character_limit: limit, character_count: used } = member;
  const [isLimiting, setIsLimiting] = useState(false);
  const label = t('actions_of', { email });
  const isAdmin = role === 'admin';
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="font-medium break-all">{email}</bdi>
          {isSelf && <Badge>{t('you')}</Badge>}
          {is_owner && <Badge tone="ink">{t('owner')}</Badge>}
          {is_locked && <Badge tone="danger">{t('locked')}</Badge>}
        </p>
        <p className="text-table text-muted">
          {first_name && (
            <>
              <bdi>{first_name}</bdi>
              {' · '}
            </>
          )}
          {isAdmin ? t('role_admin') : t('role_editor')}
          {' · '}
          {last_active_at_unix === null
            ? t('never_here')
            : t('last_here', { date: formatRelative(last_active_at_unix) })}
        </p>
        {limit !== null && (
          <p className="text-table text-muted tabular-nums">
            {t('limit_of', { used: formatNumber(used ?? 0), limit: formatNumber(limit) })}
          </p>
        )}
      </div>
      {!isSelf && !is_owner && (
        <ActionsMenu
          label={label}
          items={[
            {
              label: isAdmin ? t('make_editor') : t('make_admin'),
              icon: isAdmin ? <ShieldOff /> : <ShieldCheck />,
              onSelect: () => void setRole(member, isAdmin ? 'workspace_member' : 'workspace_admin'),
            },
            {
              label: is_locked ? t('unlock') : t('lock'),
              icon: is_locked ? <LockOpen /> : <Lock />,
              onSelect: () => void setLocked(member, !is_locked),
            },
            { label: t('set_limit'), icon: <Coins />, onSelect: () => setIsLimiting(true) },
            'divider',
            { label: t('remove'), icon: <UserMinus />, isDanger: true, onSelect: () => void removeMember(member) },
          ]}
        />
      )}
      {isLimiting && <MemberLimitDialog member={member} onClose={() => setIsLimiting(false)} />}
    </li>
  );
}
