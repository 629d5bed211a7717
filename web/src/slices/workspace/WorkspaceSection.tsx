import { getUser } from '#contract/profile/api.ts';
import type { User } from '#contract/profile/types.ts';
import { getWorkspace, updateWorkspace } from '#contract/workspace/api.ts';
import type { Workspace } from '#contract/workspace/types.ts';
import { useUser } from '../../lib/account.ts';
import { call } from '../../lib/api.ts';
import { invalidate, useRead } from '../../lib/queries.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import { Loaded } from '../../ui/feedback/Loaded.tsx';
import { SaveField } from '../../ui/form/SaveField.tsx';
import { Section, SectionBlock, SectionCard, SectionRow } from '../../ui/layout/Section.tsx';
import { SectionSkeleton } from '../../ui/feedback/SectionSkeleton.tsx';
import { InactivitySelect } from './InactivitySelect.tsx';
import { AdminNames, Invitations, LeaveRow, Members } from '../membership/public.ts';
import { t } from './messages.ts';

/** Shows what admins may change, a row each. Other members see who the admins are. */
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
      {!isOwn && <LeaveRow workspace={workspace.name} />}
    </SectionCard>
  );
}
