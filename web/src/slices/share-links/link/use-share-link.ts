import { useEffect } from 'react';
import { getShareLink } from '#contract/share-links/api.ts';
import type { ShareLink } from '#contract/share-links/types.ts';
import { queryClient, readKey, useRead } from '../../../lib/queries.ts';

export const linkInput = (history_item_id: string) => ({ params: { history_item_id } });

/**
 * Reading the link makes it where there is none, so it is read once each time it is shown, and never again by itself: a
 * link that was removed in another tab must not come back.
 */
export function useShareLink(id: string) {
  useEffect(() => () => queryClient.removeQueries({ queryKey: readKey(getShareLink, linkInput(id)) }), [id]);
  return useRead(getShareLink, linkInput(id), { staleTime: Infinity });
}

/** Changes the link on the screen, before or after a call that changes it on the server. */
export function patchShareLink(id: string, change: Partial<ShareLink>): void {
  queryClient.setQueryData<ShareLink>(readKey(getShareLink, linkInput(id)), (link) => link && { ...link, ...change });
}
