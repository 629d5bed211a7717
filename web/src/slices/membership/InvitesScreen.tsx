import { MailOpen } from 'lucide-react';
import { useState } from 'react';
import { getInvite, listReceivedInvites } from '#contract/membership/api.ts';
import { useUser } from '../../lib/account.ts';
import { takeKept } from '../../lib/address/arrival.ts';
import { useTitle } from '../../lib/hooks.ts';
import { useRead } from '../../lib/queries.ts';
import { Banner } from '../../ui/feedback/Banner.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { SettingsHeader } from '../settings/public.ts';
import { InviteCard } from './InviteCard.tsx';
import { refusalMessage } from './invite-answers.ts';
import { t } from './messages.ts';

/** Lists the invitations to the user's address. */
export function InvitesScreen() {
  useTitle(t('invites'));
  const list = useRead(listReceivedInvites, {}, { staleTime: 0 });
  const [code] = useState(() => takeKept('invite_code'));
  const isListed = list.data?.invites.some((invite) => invite.code === code);
  return (
    <>
      <SettingsHeader current="workspaceInvites" />
      <div className="min-h-0 flex-1 overflow-auto">
        <div className="flex max-w-[760px] flex-col gap-5 px-6 py-8 max-md:px-4 max-md:py-5">
          <p className="max-w-[68ch] text-muted">{t('invites_intro')}</p>
          {code && list.data && !isListed && <UnlistedCode code={code} />}
          <Loaded of={list} skeleton={<InvitesSkeleton />}>
            {({ invites }) =>
              invites.length === 0 ? (
                <EmptyState title={t('no_invites')} icon={<MailOpen size={26} strokeWidth={1.75} aria-hidden="true" />}>
                  {t('no_invites_text')}
                </EmptyState>
              ) : (
                <ul aria-label={t('invites')} className="flex flex-col gap-3">
                  {invites
                    .toSorted((a, b) => Number(b.code === code) - Number(a.code === code))
                    .map((invite) => (
                      <InviteCard key={invite.code} invite={invite} isMarked={invite.code === code} />
                    ))}
                </ul>
              )
            }
          </Loaded>
        </div>
      </div>
    </>
  );
}

/** Explains a code that is not in the list: it belongs to another address, or is no longer valid. */
function UnlistedCode({ code }: { code: string }) {
  const email = useUser()?.email ?? '';
  const invite = useRead(getInvite, { params: { code } });
  if (invite.error) return <Banner tone="warning">{refusalMessage(invite.error)}</Banner>;
  if (!invite.data || invite.data.email === email) return null;
  return (
    <Banner tone="warning">
      {t('other_address', { workspace: invite.data.workspace_name, email: invite.data.email, own: email })}
    </Banner>
  );
}

function InvitesSkeleton() {
  return (
    <div role="status" aria-label={t('loading')} className="card flex flex-col gap-2.5 p-5">
      <Skeleton className="w-1/3" />
      <Skeleton className="h-3 w-1/2" />
      <Skeleton className="h-3 w-2/5" />
    </div>
  );
}
