import { getInviteLink } from '#contract/membership/api.ts';
import { useRead } from '../../../lib/queries.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { t } from '../messages.ts';

/** Reminds a visitor at the sign-in of the invitation whose link they opened in this browser. */
export function InvitePrompt({ code }: { code: string }) {
  const link = useRead(getInviteLink, { params: { link_code: code } }).data;
  if (!link?.invitation) return null;
  return (
    <Banner tone="info">
      {t.rich('invite_prompt', {
        workspace: <strong className="font-semibold break-words">{link.workspace_name}</strong>,
        email: <span className="break-words">{link.invitation.email}</span>,
      })}
    </Banner>
  );
}
