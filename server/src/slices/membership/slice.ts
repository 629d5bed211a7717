import { defineSlice, resource } from '../../manifest.ts';
import { inviteNoticeHandler } from './invites.jobs.ts';
import { deleteInvitesTo } from './invites.store.ts';
import { membershipRoutes } from './membership.routes.ts';

export const slice = defineSlice({
  name: 'membership',
  purpose: 'Says who is in a workspace: members, seats, invites sent and received.',
  routes: membershipRoutes,
  jobs: [inviteNoticeHandler],
  tables: ['workspace_invite'],
  personalData: {
    archive: [
      { file: 'invitations-received', table: 'workspace_invite', key: 'code', of: { email: 'email' } },
      { file: 'invitations-sent', table: 'workspace_invite', key: 'code', of: { column: 'invited_by_user_id' } },
    ],
    removePersonalData: (scope, { email }) => deleteInvitesTo(scope, email),
  },
  resources: [resource({ kind: 'invite', table: 'workspace_invite', id: 'code', workspace: 'workspace_id' })],
});
