import { pages } from '#contract/pages.ts';
import { getUser } from '#contract/profile/api.ts';
import type { User } from '#contract/profile/types.ts';
import { leaveWorkspace } from '#contract/membership/api.ts';
import { getWorkspace, updateWorkspace } from '#contract/workspace/api.ts';
import type { Workspace } from '#contract/workspace/types.ts';
import { useUser } from '../../lib/account.ts';
import { call } from '../../lib/api.ts';
import { confirm } from '../../lib/confirm.ts';
import { invalidate, queryClient, useRead } from '../../lib/queries.ts';
import { reportFailure } from '../../lib/failures/report-failure.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { SaveField } from '../../ui/form/SaveField.tsx';
import { Section, SectionBlock, SectionCard, SectionRow } from '../../ui/layout/Section.tsx';
import { SectionSkeleton } from '../../ui/feedback/SectionSkeleton.tsx';
import { AdminNames } from './AdminNames.tsx';
import { InactivitySelect } from './InactivitySelect.tsx';
import { Invitations } from './Invitations.tsx';
import { Members } from './Members.tsx';
import { t } from './messages.ts';

/** A row of a card for each thing that an admin may change; the others read who can. */
export function WorkspaceSection() {
  const workspace = useRead(getWorkspace);
  const user = useUser();
  return (
    <Section id="workspace" title={t('workspace')} intro={t('workspace_intro')}>
      <Loaded of={workspace} skeleton={<SectionSkeleton rows={3} />}>
        {(data) => user && <Body workspace={data} user={user} />}
      </Loaded>
    </Section>
  );
}

async function saveName(name: string): Promise<void> {
  await call(updateWorkspace, { query: { name } });
  toastSuccess(t('name_saved'));
  invalidate(getWorkspace, getUser);
}

function Body({ workspace, user }: { workspace: Workspace; user: User }) {
  const isAdmin = user.workspace_role === 'admin';
  const isOwn = workspace.owner_id === user.user_id;
  return (
    <SectionCard>
      {isAdmin ? (
        <>
          <SectionBlock>
            <SaveField
              label={t('name')}
              help={t('name_help')}
              value={workspace.name}
              maxLength={100}
              autoComplete="organization"
              onSave={saveName}
            />
          </SectionBlock>
          <SectionBlock>
            <InactivitySelect seconds={workspace.session_inactivity_timeout ?? 0} />
          </SectionBlock>
          <SectionBlock>
            <Members maxSeats={workspace.max_seats} user={user} />
          </SectionBlock>
          {workspace.max_seats > 1 && (
            <SectionBlock>
              <Invitations />
            </SectionBlock>
          )}
        </>
      ) : (
        <SectionRow label={<bdi>{workspace.name}</bdi>} help={<AdminNames />} />
      )}
      {!isOwn && (
        <SectionRow label={t('leave')} help={t('leave_help')}>
          <Button onClick={() => void leave(workspace.name)}>{t('leave')}</Button>
        </SectionRow>
      )}
    </SectionCard>
  );
}

async function leave(name: string): Promise<void> {
  const isMeant = await confirm({
    title: t('leave_title', { workspace: name }),
    description: t('leave_text', { workspace: name }),
    confirmLabel: t('leave'),
    isDanger: true,
  });
  if (!isMeant) return;
  try {
    await call(leaveWorkspace, {});
    // Nothing on the screen is this person's any more.
    queryClient.clear();
    location.assign(pages.home);
  } catch (error) {
    reportFailure(error);
  }
}
