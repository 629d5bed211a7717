import { getSeatsStatus, listInvites, listMembers, listReceivedInvites } from '#contract/membership/api.ts';
import type { LiveUpdates } from '../../lib/slice.ts';

export const liveUpdates: LiveUpdates = {
  user: [listMembers],
  invite: [listReceivedInvites, listInvites, getSeatsStatus, listMembers],
};
