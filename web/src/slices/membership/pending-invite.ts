/** An invitation that waits for the user who has just signed in, in whatever browser. */
import { listReceivedInvites } from '#contract/membership/api.ts';
import { call } from '../../lib/api.ts';
import { onSignOut } from '../../lib/session.ts';
import { createStore } from '../../lib/store.ts';

export const pendingInviteStore = createStore<{ workspace: string | null }>({ workspace: null });
onSignOut(() => pendingInviteStore.set({ workspace: null }));

export async function lookForInvite(): Promise<void> {
  try {
    const { invites } = await call(listReceivedInvites, {});
    const pending = invites.find(({ status }) => status === 'pending');
    pendingInviteStore.set({ workspace: pending?.workspace_name ?? null });
  } catch {
    // The notifications and the settings show the invitation too.
  }
}
