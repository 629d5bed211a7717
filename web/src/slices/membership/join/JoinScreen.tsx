import { Link, Navigate } from '@tanstack/react-router';
import { pages } from '#contract/pages.ts';
import { getInviteLink } from '#contract/membership/api.ts';
import type { InviteLink } from '#contract/membership/types.ts';
import { useDelayed, useTitle } from '../../../lib/hooks.ts';
import { attemptMessage, isRefusal } from '../../../lib/failures/refusal.ts';
import { formatDate } from '../../../lib/format.ts';
import { useRead } from '../../../lib/queries.ts';
import { sessionStore } from '../../../lib/session.ts';
import { useStore } from '../../../lib/store.ts';
import { buttonClass } from '../../../ui/button/Button.tsx';
import { ErrorCard } from '../../../ui/feedback/ErrorCard.tsx';
import { AuthLayout } from '../../../ui/layout/AuthLayout.tsx';
import { t } from '../messages.ts';
import { EndedInvite } from './EndedInvite.tsx';
import { JoinAsUser } from './JoinAsUser.tsx';
import { JoinForm } from './JoinForm.tsx';
import { JoinNote } from './JoinNote.tsx';
import { isLinkCode, useLinkCode } from './link-code.ts';
import { SignInToJoin } from './SignInToJoin.tsx';
import type { WayProps } from './way.ts';
import { Welcome } from './Welcome.tsx';

/** The page that the link of an invitation mail opens. Nothing happens here before a button is pressed. */
export function JoinScreen() {
  useTitle(t('join_page'));
  const isIn = useStore(sessionStore, ({ status, email_verified }) => status === 'in' && email_verified);
  const isUnclear = useStore(sessionStore, ({ status, problem }) => status === 'unknown' && problem === null);
  const { code, forget } = useLinkCode(isIn);
  if (isUnclear) return <Checking />;
  if (isLinkCode(code)) return <LinkedInvite code={code} isIn={isIn} onOver={forget} />;
  if (isIn) return <Navigate to={pages.workspaceInvites} replace />;
  if (code) return <Navigate to={pages.signUp} replace />;
  return (
    <AuthLayout title={t('join_no_code_title')} intro={t('join_no_code_text')}>
      <ToSignIn />
    </AuthLayout>
  );
}

interface LinkedInviteProps {
  code: string;
  isIn: boolean;
  onOver(): void;
}

function LinkedInvite({ code, isIn, onOver }: LinkedInviteProps) {
  const link = useRead(getInviteLink, { params: { link_code: code } }, { staleTime: 0 });
  if (link.isPending) return <Checking />;
  if (link.data) {
    const { status, workspace_name: workspace, invitation } = link.data;
    if (!invitation) return <EndedInvite code={code} link={link.data} isIn={isIn} onOver={onOver} />;
    const role = invitation.workspace_permission === 'workspace_admin' ? t('join_as_admin') : t('join_as_editor');
    return (
      <AuthLayout
        above={<Initial name={workspace} />}
        title={t('join_title', { workspace })}
        intro={
          <p className="break-words">
            {t('join_intro', { inviter: invitation.invited_by || t('former_user'), role })}{' '}
            {t('join_until', { date: formatDate(invitation.expires_at_unix) })}
          </p>
        }
        aside={<Welcome code={code} workspace={workspace} invitation={invitation} />}
        footer={isIn ? undefined : <JoinNote />}
        key={status}
      >
        <Ways code={code} link={link.data} isIn={isIn} onOver={onOver} onStale={() => void link.refetch()} />
      </AuthLayout>
    );
  }
  if (!isRefusal(link.error)) {
    return (
      <AuthLayout title={t('join_unchecked_title')}>
        <ErrorCard title={attemptMessage(link.error)} onRetry={() => void link.refetch()}>
          {t('join_unchecked_text')}
        </ErrorCard>
      </AuthLayout>
    );
  }
  return (
    <AuthLayout title={t('join_unknown_title')} intro={t('join_unknown_text')}>
      <ToSignIn />
    </AuthLayout>
  );
}

interface WaysProps extends Omit<WayProps, 'workspace' | 'invitation'> {
  link: InviteLink;
  isIn: boolean;
}

/** Chooses the way in: for who is signed in, for who has an account, and for who has none. */
function Ways({ link, isIn, ...rest }: WaysProps) {
  if (!link.invitation) return null;
  const way: WayProps = { ...rest, workspace: link.workspace_name, invitation: link.invitation };
  if (isIn) return <JoinAsUser {...way} />;
  return way.invitation.account === 'exists' ? <SignInToJoin {...way} /> : <JoinForm {...way} />;
}

/** Stands for the workspace until workspaces have pictures. */
const Initial = ({ name }: { name: string }) => (
  <span
    aria-hidden="true"
    className="grid size-12 place-items-center rounded-[12px] bg-primary text-[20px] font-semibold text-on-primary uppercase"
  >
    {[...name.trim()][0]}
  </span>
);

function ToSignIn() {
  return (
    <Link to={pages.signIn} className={`${buttonClass({ look: 'primary', size: 'lg' })} self-start`}>
      {t('join_sign_in')}
    </Link>
  );
}

/** Shown while the link is checked, usually too briefly to be read. */
function Checking() {
  const isLate = useDelayed(true);
  return (
    <div role="status">
      <AuthLayout title={isLate ? t('join_checking') : ''} />
    </div>
  );
}
