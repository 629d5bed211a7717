import { getInvite } from '#contract/membership/api.ts';
import { useRead } from '../../lib/queries.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { isRefusal } from '../../lib/failures/refusal.ts';
import { t } from './messages.ts';

/** Says whose invitation brought this visitor. If it cannot be read, the banner stays empty. */
export function InviteBanner({ code }: { code: string }) {
  const { data: invite, error } = useRead(getInvite, { params: { code } });
  if (invite) {
    return (
      <Banner tone="info">
        {t.rich('invite_banner', {
          workspace: <strong className="font-semibold break-words">{invite.workspace_name}</strong>,
          inviter: <span className="break-words">{invite.invited_by}</span>,
          email: <span className="break-words">{invite.email}</span>,
        })}
      </Banner>
    );
  }
  return isRefusal(error) ? <Banner tone="warning">{t('invite_gone')}</Banner> : null;
}
