/** What a change on the server means for what this browser shows. */
import { listApiKeys } from '#contract/api-keys/api.ts';
import { getUser } from '#contract/profile/api.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { getSeatsStatus, listInvites, listReceivedInvites, listMembers } from '#contract/membership/api.ts';
import { listJobs } from '#contract/jobs/api.ts';
import type { Collection } from '#contract/live/types.ts';
import { listMessages } from '#contract/messages/api.ts';
import { listSessions } from '#contract/security/api.ts';
import { listSupportGrants } from '#contract/support-access/api.ts';
import { listVoices } from '#contract/voices/api.ts';
import { canAccessWorkspaceSettings, getWorkspace } from '#contract/workspace/api.ts';
import { onChange, onReset, startLive } from '../lib/live.ts';
import { queryClient, readKey } from '../lib/queries.ts';
import { followHistory } from '../slices/history/history.queries.ts';
import { watchWorkspace } from './workspace-move.ts';

/** The history is not read again, its lists take in what is new. */
const lists: Record<Exclude<Collection, 'history'>, Endpoint[]> = {
  user: [getUser, getWorkspace, listMembers, listSupportGrants, canAccessWorkspaceSettings],
  job: [listJobs],
  message: [listMessages],
  api_key: [listApiKeys],
  voice: [listVoices],
  invite: [listReceivedInvites, listInvites, getSeatsStatus, listMembers],
  session: [listSessions],
};

/** Milliseconds: the first of many changes is shown at once, the others together. */
const gathered = 300;

function refresh(endpoints: readonly Endpoint[]): void {
  // A page nobody looks at asks when somebody does.
  const refetchType = document.hidden ? 'none' : 'active';
  for (const one of endpoints) void queryClient.invalidateQueries({ queryKey: readKey(one), refetchType });
}

function gather(endpoints: Endpoint[]): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isMore = false;
  return function changed() {
    if (timer) {
      isMore = true;
      return;
    }
    refresh(endpoints);
    timer = setTimeout(() => {
      timer = undefined;
      if (isMore) changed();
      isMore = false;
    }, gathered);
  };
}

/** Listens from now on. @param isAlone not together with the other tabs. @returns a function that ends it. */
export function followChanges(isAlone: boolean): () => void {
  const onVisible = () => {
    if (!document.hidden) void queryClient.refetchQueries({ type: 'active', stale: true });
  };
  document.addEventListener('visibilitychange', onVisible);
  const ends = [
    ...Object.entries(lists).map(([collection, endpoints]) => onChange(collection as Collection, gather(endpoints))),
    onChange('history', followHistory),
    onReset(() => {
      refresh(Object.values(lists).flat());
      followHistory();
    }),
    () => document.removeEventListener('visibilitychange', onVisible),
    watchWorkspace(),
    startLive(isAlone),
  ];
  return () => {
    for (const end of ends) end();
  };
}
