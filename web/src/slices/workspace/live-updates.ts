import { getSeatsStatus, listInvites, listMembers, listReceivedInvites } from '#contract/membership/api.ts';
import { canAccessWorkspaceSettings, getWorkspace } from '#contract/workspace/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

export const liveUpdates: LiveUpdates = {
  user: [getWorkspace, listMembers, canAccessWorkspaceSettings],
  invite: [listReceivedInvites, listInvites, getSeatsStatus, listMembers],
};
